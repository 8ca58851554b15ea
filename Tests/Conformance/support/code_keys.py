"""The functions' side of encrypted codes: the published AWS Encryption SDK with a raw AES keyring."""

import base64

import aws_encryption_sdk
from aws_cryptographic_material_providers.mpl import AwsCryptographicMaterialProviders
from aws_cryptographic_material_providers.mpl.config import MaterialProvidersConfig
from aws_cryptographic_material_providers.mpl.models import AesWrappingAlg, CreateRawAesKeyringInput
from aws_encryption_sdk.identifiers import AlgorithmSuite


class CodeKeyring:
    """Decrypts as a handler does that was written for a KMS keyring and has a raw one in its place."""

    def __init__(self, key_id: str, key: bytes):
        providers = AwsCryptographicMaterialProviders(config=MaterialProvidersConfig())
        self._keyring = providers.create_raw_aes_keyring(
            input=CreateRawAesKeyringInput(
                key_namespace="gatehouse",
                key_name=key_id,
                wrapping_key=key,
                wrapping_alg=AesWrappingAlg.ALG_AES256_GCM_IV12_TAG16,
            )
        )
        # Its default policy takes messages with key commitment alone.
        self._client = aws_encryption_sdk.EncryptionSDKClient()

    def decrypt(self, code: str) -> tuple[str, dict]:
        """The code, and the encryption context that it is bound to."""
        plaintext, header = self._client.decrypt(
            source=base64.b64decode(code, validate=True), keyring=self._keyring
        )
        assert header.algorithm is AlgorithmSuite.AES_256_GCM_HKDF_SHA512_COMMIT_KEY
        return plaintext.decode(), dict(header.encryption_context)
