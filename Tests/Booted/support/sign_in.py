"""What a new customer does first: a pool, a client, a user, and a sign-in by SRP with pycognito."""

import os

import boto3
from pycognito import Cognito

endpoint = os.environ["GATEHOUSE_ENDPOINT"]
idp = boto3.client("cognito-idp", endpoint_url=endpoint)
pool = idp.create_user_pool(PoolName="people")["UserPool"]["Id"]
client = idp.create_user_pool_client(UserPoolId=pool, ClientName="app")["UserPoolClient"]["ClientId"]
idp.sign_up(ClientId=client, Username="ada", Password="Passw0rd!")
idp.admin_confirm_sign_up(UserPoolId=pool, Username="ada")
ada = Cognito(pool, client, username="ada", boto3_client_kwargs={"endpoint_url": endpoint})
ada.authenticate("Passw0rd!")
ada.verify_tokens()
print(pool, client, idp.get_user(AccessToken=ada.access_token)["Username"])
