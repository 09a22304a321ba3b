// The work of the pipeline without the pipeline: a loop, eight wide, that reads the answers, writes
// the report by the same analyst or stores a ready one, stores the mail, and sends it. Runs in a
// process of its own; told which analyses, it replies when all their mails are sent.
import { createHash, randomUUID } from 'node:crypto';
import { diagnose } from '@ellac/diagnosis';
import { writeReport } from '@ellac/report-text';
import nodemailer from 'nodemailer';
import pg from 'pg';

const width = 8;
const writtenOn = '2026-01-15';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const smtp = new URL(`${process.env.SMTP_URL}`);
const mails = nodemailer.createTransport({
  host: smtp.hostname,
  port: Number(smtp.port),
  pool: true,
  maxConnections: width,
});

/** @typedef {{ ids: string[], mailBytes: number, isReady: boolean }} Work `isReady`: the text is not written again */

/** @type {string | undefined} */
let readyText;

/** @param {string} id @param {Work} work */
async function make(id, { mailBytes, isReady }) {
  const { rows } = await pool.query(
    `UPDATE analyses SET generation_status = 'processing', run_id = $2, attempt = 1,
       lease_until = now() + interval '15 seconds'
     FROM responses WHERE analyses.id = $1 AND responses.id = response_id
     RETURNING answers, recipient_email AS recipient`,
    [id, randomUUID()],
  );
  const { answers, recipient } = rows[0];
  const text =
    isReady && readyText !== undefined
      ? readyText
      : JSON.stringify(writeReport(answers, diagnose(answers, writtenOn), writtenOn));
  readyText = text;
  await pool.query(
    `WITH completed AS (
       UPDATE analyses SET generation_status = 'completed', content = $2, completed_at = now(),
         lease_until = NULL
       WHERE id = $1 RETURNING id, recipient_email
     )
     INSERT INTO email_deliveries (analysis_id, recipient, reason, status)
     SELECT id, recipient_email, 'completed', 'pending' FROM completed`,
    [id, text],
  );
  const token = randomUUID();
  await pool.query(
    `UPDATE email_deliveries SET attempt = 1, token_hash = $2,
       token_expires_at = now() + interval '24 hours', run_id = $3,
       lease_until = now() + interval '15 seconds'
     WHERE analysis_id = $1`,
    [id, createHash('sha256').update(token).digest('hex'), randomUUID()],
  );
  await mails.sendMail({
    from: 'reports@localhost',
    to: recipient,
    subject: 'Your report',
    html: `<p>${token}</p>${'<p>A line of a mail.</p>\n'.repeat(Math.round(mailBytes / 24))}`,
  });
  await pool.query(
    `UPDATE email_deliveries SET status = 'sent', sent_at = now(), lease_until = NULL
     WHERE analysis_id = $1`,
    [id],
  );
}

process.on('message', async (message) => {
  const work = /** @type {Work} */ (message);
  const waiting = [...work.ids];
  const one = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await make(id, work);
  };
  await Promise.all(Array.from({ length: width }, one));
  process.send?.('done');
});
// Nothing else keeps a process alive that waits.
process.channel?.ref();
process.send?.('ready');
