/** The captcha of one form. */
export interface FormCaptcha {
  /** The proof that the visitor has given; nothing before they have. */
  answer(): string | undefined
  /** Asks for another proof (A4 L65). */
  reset(): void
}
