"""Makes a pool with a user who may sign in by password; prints client id, name and password."""

import os

import boto3

idp = boto3.client("cognito-idp", endpoint_url=os.environ["GATEHOUSE_ENDPOINT"])
pool = idp.create_user_pool(PoolName="load")["UserPool"]["Id"]
client = idp.create_user_pool_client(
    UserPoolId=pool, ClientName="app", ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"]
)["UserPoolClient"]["ClientId"]
idp.sign_up(ClientId=client, Username="ada", Password="Passw0rd!")
idp.admin_confirm_sign_up(UserPoolId=pool, Username="ada")
print(client, "ada", "Passw0rd!")
