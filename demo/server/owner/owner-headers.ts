import { NONCE, secureHeaders } from 'hono/secure-headers'

/**
 * The headers of the owner's pages: no other page shows them in a frame, and no script runs on them but the panel's own,
 * by its nonce.
 */
export const ownerHeaders = ({ showsPages = false } = {}) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      ...(showsPages && { frameSrc: ["'self'"], scriptSrc: [NONCE] }),
    },
    xFrameOptions: 'DENY',
    // Without a referrer the browser hides the origin of our own forms, too, and over plain http nothing else tells it.
    referrerPolicy: 'same-origin',
    // It would bind the whole domain of the site and all below it, which is not ours to decide.
    strictTransportSecurity: false,
  })
