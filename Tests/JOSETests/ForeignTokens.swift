/// Tokens and keys that another implementation made (the cryptography package of Python).
enum ForeignTokens {
  /// The keys of all algorithms, each named as the algorithm that it is for.
  static let keySet = """
    {"keys":[{"kty":"RSA","n":"\(modulus)","e":"AQAB","kid":"RS256","alg":"RS256","use":"sig"},
    {"kty":"RSA","n":"\(modulus)","e":"AQAB","kid":"PS256","alg":"PS256","use":"sig"},
    {"kty":"RSA","n":"\(modulus)","e":"AQAB","kid":"RS384","alg":"RS384","use":"sig"},
    {"kty":"RSA","n":"\(modulus)","e":"AQAB","kid":"PS384","alg":"PS384","use":"sig"},
    {"kty":"RSA","n":"\(modulus)","e":"AQAB","kid":"RS512","alg":"RS512","use":"sig"},
    {"kty":"RSA","n":"\(modulus)","e":"AQAB","kid":"PS512","alg":"PS512","use":"sig"},
    {"kty":"EC","crv":"P-256","x":"Ba_Q930q9qgRQKqBHj2wg1Uhc77Em_MdPr7L93xTzks","y":"W1SR4iyCb7hXbXaduBhOc-k54-KHhgA8C4HObeEpRo4","kid":"ES256","use":"sig"},
    {"kty":"EC","crv":"P-384","x":"CDz9coQjd08tFFvjkcyvWl6ieS55qHUPsItwH1jz-XUehqSZpc9v6Le79HPQeNnL","y":"_SURTPTf9JeaenAIeuTM-kLFYITDx2D2T_RMM9X6noBXn7ZsGxCtWmeWNC8VGudR","kid":"ES384","use":"sig"},
    {"kty":"EC","crv":"P-521","x":"ASLSXlI4QuHcC_IVHEO6IVJXVxu3aGXXN5CUKzyUGN1TjZzpq_56tAIJfxZR-LbB336fYEGxws86As5YyM0sZxxP","y":"AIlSWFdncAyOqR-y6lb0eFohxvhWSr81DInlla-0zeuTrwNz5Fu4R1LS_xIkbz_vvjN9NLJd9VZpkA-LAXHUMerS","kid":"ES512","use":"sig"}]}
    """

  private static let modulus =
    "yC5ZEELCHFembwWZoJ8lUHHwmFvA24UmmiZD-RC3hN4DT1ZnpZI4RoigKre8ZXFwyhUwHfR3T2KQ3KCp"
    + "IXMwvTCFOV9xWcxj6XNJJj-qz9gSvHJ1FwKCbMQrd5KNb6hU24LgSzoCJQrbiRb0RyXsjIBDdPEx2BQ4"
    + "-1eoB-VnYg1kzaqPFlJHwvPhbAZHs8d_ooQJNR7s7h1X1_5U-VhqG-duXUhtCtDU9OnZK36qnj4sHjFj"
    + "Zkw7FbOJ5LXOTxDGDN_PzHnrEYh7XCM01hvm4dqL7llIalU9IczLlsiBWgyBcoBLeb0gy_azVoKUh3j0"
    + "y3r7708_KhUCTbkUgKOa7w"

  /// A token of `{"sub":"1"}` by each algorithm.
  static let tokens: [String: String] = [
    "RS256": "eyJhbGciOiJSUzI1NiIsImtpZCI6IlJTMjU2In0.eyJzdWIiOiIxIn0.iZBBoLqpRVqcp-0ad9A5lYDD"
      + "uDQ5sdRGn8bHajocjcog33gtrGZSkuO0a3S0f9fkCEwcsg-lPynBMwA-T4eEXg__Kr4CZ9nR6nZtfTeO"
      + "_DBd0m_oFJ31fNaNBAlzyiuCtyVAZjBXlp8rlr-jEWRkDAj51p9nggeRh-dbjWB8yCp_PUlrWCHLpBkL"
      + "6tZSa41o5ANTM0cEmDS1jGkmfoArUl4Y_FMYs9Kt4yMYfMelelk_9r_akMlzTjA0PmrxVM27y1YL2mxk"
      + "RU6Sg_3CAa2pBndXnZ6l6KeAxOIWIM8b5k_jT5w-zxn_2WGt7WqAibHPSsWFbjwTZdFpsIFm5SBhFw",
    "RS384": "eyJhbGciOiJSUzM4NCIsImtpZCI6IlJTMzg0In0.eyJzdWIiOiIxIn0.ndyYGW-AKcwVDMXlwpmVK3D3"
      + "w14ZofsPAEQYevng6I6n9hPalkQ4SehzQCyy_49Y35MfU1OuBIRwgpWCdnd46oLs1rehZbOPoOL6KfY0"
      + "l1GBifVfgVky9f3_pOF0Q30XGNokAvLl5KmoE2FBbyOrrAp2baK-Ddsd37IetgrGST5_7ee7lpCw93jp"
      + "kW1G8DgkghMoXM6mz2M66ZzfdlGKcD7r0YLFgwU3Y79BLbxwS4hPhBSZCodr78GG2Xhyvbcihrs_F4Ad"
      + "FWbBK2X9aPtdWdTvel2SIJSygmJxmPwklyVNpz9AJAPe7P4ZdqwSA85LhMjTJPXRiBXIiUTEf03mYw",
    "RS512": "eyJhbGciOiJSUzUxMiIsImtpZCI6IlJTNTEyIn0.eyJzdWIiOiIxIn0.KhjvC5kUob12WJG1EpVMrNN-"
      + "PMxdtXhORm37vH7aALvyfEa5AJ5Vm7irPKtU9Mj3oo7TKAX-5jNyYyb5Udrz6cG5f7Q2iVyP_BXRrd-H"
      + "okbIgexSILnno_iflN_7-y3eUlAH41SNO10DQYfCPr0lrVdUcKhA68Znr4HUQVA7puKXmbPARwmdCeBC"
      + "GE15kPDDRpUTfyjuKsF_m-fyNR_KByOJxBtIgZV8TInNFd1IwwzLlFKAVYh03GPh7e9PZpcj2ntuhxRg"
      + "7SpYAT0Imp5QUy7m9ptO81jpqeOe1YIbHek92e8FJ5kfpTRWOO8iNm5ddSGD5hLNW94ZIh7jgCEa_A",
    "PS256": "eyJhbGciOiJQUzI1NiIsImtpZCI6IlBTMjU2In0.eyJzdWIiOiIxIn0.irpWqNeXcYXbzSUe7WigFdsV"
      + "jOC9S692SKBLp9eq4_Emzt-fZ9lYww_4Y5NOfbu_ekFOvIFKKumd7tiDeJ39RetPhAwCrFWmn6ePM1lj"
      + "Yt8enSCfyW12Jrlo5wfAL2mIHQzq5lFmB_0-xVSOOwux6TXkPs8zcfOugQt8Sef8LFVj7f81aDXYh3Mi"
      + "lSHut2r0O5s5Y_PRA2RcYex3gLimAWzTYhvUTH9K1Ir4ypclBVxMeaTQYzxYciSNqq0oxDN5wvprGd2x"
      + "rvSBPWzBVAQ47Cwr3XwvT6F8omb5qTstaY-WAOili4JjxZTNVE61Iq2yIC4p9DgHVYx3vgbTbpsN4Q",
    "PS384": "eyJhbGciOiJQUzM4NCIsImtpZCI6IlBTMzg0In0.eyJzdWIiOiIxIn0.FxN2MchlFvetDDP7RZWRzlqL"
      + "moJxL3EScFPVCpiOOWT3C0LQtnuW3ZgsSi9tEOJtUBvthBMG2rgYevNtiT3Lz05lAocuCthwjdH32PrL"
      + "JKDp3zN3-hrn8buy5LlTiMQxmJ1mkerqFEH6YuWBm4t7KBa9pgmXUeuEn9PMjZL7Puv5BQrh0uydjQhx"
      + "SOQAyaRS03spNHbxu_vgWIl6BpnSSmrbL9op1ruepa9lXmrDGcft_lvOF_Vw8EkdOnuVgCdXwEdSVwt2"
      + "lnrL--XOhpATTPnf97VDwoVtwNcXO_BO29hAsB-ChCBzgYv0v4NTuGuXkEcp8RWUlkWg8y44-ojX8w",
    "PS512": "eyJhbGciOiJQUzUxMiIsImtpZCI6IlBTNTEyIn0.eyJzdWIiOiIxIn0.U7-zyNBpDHlo75bA48V6b496"
      + "erFN-9XKTOwvvxcxnVCFaAisR1VKISJBR9yU-XfVPblGAUPDR2W0oeFZ-7nJ6qjxBaH3kbg89OfXb9j7"
      + "et34WRf-HfMVZiIBO_L_0DBe3a6pa87a5vJCDlHVZS9Y-JR7p3sIhaGiWaB8na2eQxUO2G2fuBhwD5H-"
      + "OZBspSPd2R37atCRut0dnAvrgxMnlQ4NO4Pyxe3mn1PuA84Dw9_Q1IASmYL4l0FoNUPHqXAuyuSepuET"
      + "g6UE6qVxL2Lrm0TtRpK2Wgl-7EG20CwDlpSxtlxsETzrklT8sAakyFY6JERLkBjyY-XvT0PS5RRdFQ",
    "ES256": "eyJhbGciOiJFUzI1NiIsImtpZCI6IkVTMjU2In0.eyJzdWIiOiIxIn0.-ttKL8w9lbce3irTgEDmnAep"
      + "XFeAPVWLm9YNa_7I6RxXGvsfZU4zdMdXM8wiQUN5j4eSce_JOv5TILGRkzKy8g",
    "ES384": "eyJhbGciOiJFUzM4NCIsImtpZCI6IkVTMzg0In0.eyJzdWIiOiIxIn0.wRLmc5OmZ9wm_8rVFNaHRHAR"
      + "iJlw9WTsyvi9pBrhFS5tNFIFGBaxBzuOLWo2N5WhzszN5hKAOv1wRIoCqmt_8XlteruNahREkIwS5XMq"
      + "oQ8S88OELy2qHQVu_TVq9o_s",
    "ES512": "eyJhbGciOiJFUzUxMiIsImtpZCI6IkVTNTEyIn0.eyJzdWIiOiIxIn0.AQLC32DYCQ9R4GlUdaV29Z4K"
      + "thnucfWSiXkROMcpObdAHxPPF7dW840HlGQH7ocxxnweFO_3WaXqolB8DoY7PFVcAI2BrZLw0WUoqc3Z"
      + "R66wAAgxlvqu81i5llrN1ysMWDratUNkpSM9hvI3fuRsTV1VlmIiv-Wu0g2_LWPqIr0_jBK-",
  ]

  /// By PS256 with a salt of 16 bytes, where RFC 7518 has 32.
  static let shortSalt =
    "eyJhbGciOiJQUzI1NiIsImtpZCI6IlBTMjU2In0.eyJzdWIiOiIxIn0.DPoM_7quGJlUYDC0MHEbxcb5"
    + "i0rUF4L7dud4k35aS06Rx3vLPchd0umEkhgsy0vhPB2KEAvH8-Ign_7jv1dJol3dgSoFW2TMznmw4Qxq"
    + "x8RQJXLLa1faMmaaNjbbabn89IVVUD6vo_9z76haFDtLWI-F3Lhvk2CAnPYvVlFRxltGVUv8hjOWD7Ex"
    + "LAi5-_5mpehtxN5ZErJfs-DFxNwbX3_CmPeeOVBIWI0rC1rpmidqt_gRWKfWoEwveoJvGmnMno2Gx7Vw"
    + "EA5RHJ3HeZEHsPoGsC3NRMMbwCmSV_P6mvsc1bAfh02FtwaFtZtZmKJUU6ZJK-bdLJTXXA1gSK1QdQ"
}
