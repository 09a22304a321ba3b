import { createTransport } from 'nodemailer';
import type { Environment } from '../config/environment.js';
import { sendingFailure } from '../deliveries/sending/sending-failure.js';
import { faulty, type Found, inTime, well } from './finding.js';

/** Milliseconds that the mail server has to let us in. */
const patienceMs = 8000;

type Settings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'COMPANY_NAME' | 'PUBLIC_URL'>;

/**
 * Greets the mail server and signs in, as before each mail; with an address it also hands a test
 * mail over.
 */
export async function checkMail(settings: Settings, testAddress?: string): Promise<Found> {
  const transport = createTransport({
    url: settings.SMTP_URL,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    if (testAddress === undefined) {
      await inTime(transport.verify(), patienceMs);
      return well('the mail server lets us in');
    }
    const sending = transport.sendMail({
      from: settings.MAIL_FROM,
      to: { name: '', address: testAddress },
      subject: 'Test mail of the ELLAC Business Evaluation',
      text: `This mail was sent to try the mail server out. It comes from ${settings.PUBLIC_URL}, in the name of ${settings.COMPANY_NAME}. Nobody needs to do anything.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    const { response } = await inTime(sending, 2 * patienceMs);
    return well(`the mail server took a test mail: ${response}`);
  } catch (error) {
    const { words, isOfSession } = sendingFailure(error);
    return faulty(
      words,
      isOfSession
        ? 'Start the mail server, or correct SMTP_URL. Mails wait for it for four hours.'
        : 'Correct the address of the test mail, or MAIL_FROM.',
    );
  } finally {
    transport.close();
  }
}
