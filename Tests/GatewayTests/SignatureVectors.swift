// swift-format-ignore-file
// Requests as botocore 1.44.5 signs them (botocore.auth.SigV4Auth, the clock at 2026-11-21T03:04:05Z).

import Testing

/// One signed request and what botocore computed on the way.
struct SignatureVector: Sendable, CustomTestStringConvertible {
  let name: String
  let host: String
  let target: String
  let headers: [(name: String, value: String)]
  let body: String
  let stringToSign: String

  var testDescription: String { name }
}

let signatureVectors: [SignatureVector] = [
  SignatureVector(
    name: "a plain call",
    host: "127.0.0.1:8080",
    target: "/",
    headers: [
      ("X-Amz-Target", "AWSCognitoIdentityProviderService.DescribeUserPool"),
      ("Content-Type", "application/x-amz-json-1.1"),
      ("X-Amz-Date", "20261121T030405Z"),
      ("Authorization", "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0000000A/20261121/eu-west-1/cognito-idp/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-target, Signature=59f6efbf8c1f1cd9e91ab4bcda13bc0a3dc72177c579eed561fdca641d239b78"),
    ],
    body: "{\"UserPoolId\":\"eu-west-1_abcdefghi\"}",
    stringToSign: "AWS4-HMAC-SHA256\n20261121T030405Z\n20261121/eu-west-1/cognito-idp/aws4_request\n971b76bf75d2f6b6b6342fb4f52b7175b44074d35cff94e31b1f6e88818b3a18"
  ),
  SignatureVector(
    name: "an empty body",
    host: "127.0.0.1:8080",
    target: "/",
    headers: [
      ("X-Amz-Target", "AWSCognitoIdentityProviderService.DescribeUserPool"),
      ("Content-Type", "application/x-amz-json-1.1"),
      ("X-Amz-Date", "20261121T030405Z"),
      ("Authorization", "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0000000A/20261121/eu-west-1/cognito-idp/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-target, Signature=96a0020e2473a9daa6d5b0c4b81a3902858f946733873a221e1f170b19aa5a21"),
    ],
    body: "",
    stringToSign: "AWS4-HMAC-SHA256\n20261121T030405Z\n20261121/eu-west-1/cognito-idp/aws4_request\nbf7bdaa71b090a0b737a5231faa8430f9f576dc33ddbd6d3c087ce2bbb12082b"
  ),
  SignatureVector(
    name: "text beyond ASCII",
    host: "127.0.0.1:8080",
    target: "/",
    headers: [
      ("X-Amz-Target", "AWSCognitoIdentityProviderService.DescribeUserPool"),
      ("Content-Type", "application/x-amz-json-1.1"),
      ("X-Amz-Date", "20261121T030405Z"),
      ("Authorization", "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0000000A/20261121/us-east-1/cognito-idp/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-target, Signature=3ab3e4bd4498b5c048c0f71d600efb0f135c0322fc8bc65c510d9241dd0a5775"),
    ],
    body: "{\"Name\":\"Zoë 雪\"}",
    stringToSign: "AWS4-HMAC-SHA256\n20261121T030405Z\n20261121/us-east-1/cognito-idp/aws4_request\n916830d7a3bb695e3ad8a51bced32bcbf3fe06637d1c2e7c9ad1a92169d79d5e"
  ),
  SignatureVector(
    name: "runs of spaces in a header",
    host: "127.0.0.1:8080",
    target: "/",
    headers: [
      ("X-Amz-Target", "AWSCognitoIdentityProviderService.DescribeUserPool"),
      ("Content-Type", "application/x-amz-json-1.1"),
      ("X-Amz-User-Agent", "  aws-sdk   js/3  "),
      ("X-Amz-Date", "20261121T030405Z"),
      ("Authorization", "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0000000A/20261121/eu-west-1/cognito-idp/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-target;x-amz-user-agent, Signature=d70ab448ad7146a7cdc6dc065804e03518996a32e3d27046e7ea9f1297a7dbdb"),
    ],
    body: "{}",
    stringToSign: "AWS4-HMAC-SHA256\n20261121T030405Z\n20261121/eu-west-1/cognito-idp/aws4_request\ncee637f73f677312a2b105a139cfa175d600cefa0986f1134e2a27b885a6d8af"
  ),
  SignatureVector(
    name: "a query",
    host: "gate.example",
    target: "/?b=2&a=1&c=&a=%20x",
    headers: [
      ("X-Amz-Target", "AWSCognitoIdentityProviderService.DescribeUserPool"),
      ("Content-Type", "application/x-amz-json-1.1"),
      ("X-Amz-Date", "20261121T030405Z"),
      ("Authorization", "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0000000A/20261121/eu-west-1/cognito-idp/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-target, Signature=4606a6fa6f72bf809e1a250e6a0be1eb5260e38e23643500eca1ecebc3362cd7"),
    ],
    body: "{}",
    stringToSign: "AWS4-HMAC-SHA256\n20261121T030405Z\n20261121/eu-west-1/cognito-idp/aws4_request\nd50a7d46e62eafcb6e2e072bb0e2c0213dd25c190b624a0824d0c9e85b9d842d"
  ),
  SignatureVector(
    name: "the default port is not in the host",
    host: "gate.example",
    target: "/",
    headers: [
      ("X-Amz-Target", "AWSCognitoIdentityProviderService.DescribeUserPool"),
      ("Content-Type", "application/x-amz-json-1.1"),
      ("X-Amz-Date", "20261121T030405Z"),
      ("Authorization", "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0000000A/20261121/eu-west-1/cognito-idp/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-target, Signature=ee635f844a9c98f029f1beffbe10364dd296d282cf07bf4008b1f63e71d689e0"),
    ],
    body: "{}",
    stringToSign: "AWS4-HMAC-SHA256\n20261121T030405Z\n20261121/eu-west-1/cognito-idp/aws4_request\nd51dd17d926bc6e6161ceff78ac319912ac85d9cae2100abb226106c9af8d7c5"
  ),
  SignatureVector(
    name: "a declared payload hash",
    host: "127.0.0.1:8080",
    target: "/",
    headers: [
      ("X-Amz-Target", "AWSCognitoIdentityProviderService.DescribeUserPool"),
      ("Content-Type", "application/x-amz-json-1.1"),
      ("X-Amz-Content-SHA256", "015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862"),
      ("X-Amz-Date", "20261121T030405Z"),
      ("Authorization", "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0000000A/20261121/eu-west-1/cognito-idp/aws4_request, SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date;x-amz-target, Signature=10e423acdde9f92039b72f473f40623d8c30ed99fde1f8ce379278a6a1f5cead"),
    ],
    body: "{\"a\":1}",
    stringToSign: "AWS4-HMAC-SHA256\n20261121T030405Z\n20261121/eu-west-1/cognito-idp/aws4_request\n15ec5aea4f5c80bac7c2c43561977a34d8d169d0f82e40a248230b4d957c0e29"
  ),
  SignatureVector(
    name: "a session token",
    host: "127.0.0.1:8080",
    target: "/",
    headers: [
      ("X-Amz-Target", "AWSCognitoIdentityProviderService.DescribeUserPool"),
      ("Content-Type", "application/x-amz-json-1.1"),
      ("X-Amz-Security-Token", "FwoGZXIvYXdzEXAMPLE"),
      ("X-Amz-Date", "20261121T030405Z"),
      ("Authorization", "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0000000A/20261121/eu-west-1/cognito-idp/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-security-token;x-amz-target, Signature=372a2b0cbac3ca051dcc4d60d33297f4f21d8bcbefdd8682006cd1c37557ad71"),
    ],
    body: "{}",
    stringToSign: "AWS4-HMAC-SHA256\n20261121T030405Z\n20261121/eu-west-1/cognito-idp/aws4_request\nb4883b7d0742144396f2e8acbe50e55eb6a327fc7bd8cf6df5c180950b87f683"
  ),
]
