import type { Brand } from '../brand/brand.js';

/** How a mail's HTML names the picture that is attached to it. */
const contentId = 'logo@ellac';

/** The provider's logo in the header of a mail. */
export interface MailLogo {
  readonly source: string;
  /** Whether it needs a white plate on the field. */
  readonly needsPlate: boolean;
}

/** The picture as nodemailer attaches it. */
export interface LogoAttachment {
  readonly cid: string;
  readonly filename: string;
  readonly contentType: string;
  readonly contentDisposition: 'inline';
  readonly content: Buffer;
}

/** The header's picture and its attachment; null with the drawn mark, as mail programs show no SVG. */
export function mailLogo({ logo, needsPlate }: Brand): {
  readonly shown: MailLogo;
  readonly attachment: LogoAttachment;
} | null {
  if (logo?.type !== 'image/png') return null;
  return {
    shown: { source: `cid:${contentId}`, needsPlate },
    attachment: {
      cid: contentId,
      filename: 'logo.png',
      contentType: logo.type,
      contentDisposition: 'inline',
      content: logo.content,
    },
  };
}
