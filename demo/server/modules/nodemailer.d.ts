declare module 'nodemailer' {
  export interface Mail {
    readonly from: string
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly messageId?: string
  }

  /** Creates a transport from an address such as `smtps://name:password@host`. */
  export function createTransport(url: string): {
    sendMail(mail: Mail): Promise<unknown>
    close(): void
  }
}
