import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiPaths, type Questionnaire } from '@ellac/contracts';
import { brandColorsFrom } from '@ellac/contracts/brand/from-color';
import { accessTokenOf } from '../../../src/deliveries/access-token.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { openUntil } from '../../../src/mail/open-until.js';
import { eventually } from '../../support/eventually.js';
import { aDelivery, aReport, deliveryRow } from '../../support/rows/factories.js';
import {
  headersOf,
  linkIn,
  mailOf,
  mailsArrived,
  sourceOf,
} from '../../support/mails/caught-mails.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    PUBLIC_URL: 'https://evaluate.example',
    COMPANY_NAME: 'Coaching & Sons',
    MAIL_FROM: 'Reports <reports@coach.example>',
    MAIL_REPLY_TO: 'coach@coach.example',
  });
});
afterAll(() => app.close());

/** Sends the mail of a report of its own. */
const delivered = async (company: Partial<Questionnaire['company_info']> = {}) => {
  const { id: reportId, owner } = await aReport(app, { company });
  const deliveryId = await aDelivery(app, reportId);
  await app.app.get(DeliveryProcessor).deliver({ deliveryId });
  return { reportId, owner, deliveryId };
};

/** The HTML as a program other than Outlook for Windows reads it: without comments. */
const withoutComments = (html: string): string => html.replace(/<!--[\s\S]*?-->/g, '');

const theMail = async (company?: Partial<Questionnaire['company_info']>) => {
  const sent = await delivered(company);
  const [mail] = await mailsArrived(sent.owner);
  return { ...sent, mail: mail! };
};

/** What a person reads of an HTML mail. */
const readable = (html: string): string =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('the mail with the report’s link', () => {
  it('says the same in HTML and in text, and leads to the public address', async () => {
    const { mail, deliveryId, reportId } = await theMail();
    const token = accessTokenOf(app.environment.SECRET, deliveryId);

    expect(linkIn(mail).href).toBe(
      `https://evaluate.example/verify-report/${reportId}?token=${token}`,
    );
    expect(mail.text).toContain('The link expires in 24 hours');
    expect(mail.text).toContain('Coaching & Sons');
    expect(mail.text).not.toContain('{{');
    expect(mail.html).toContain(`href="${linkIn(mail).href}"`);
    expect(mail.html).toMatch(/<html lang="en">/);
    expect(mail.html).toMatch(/@media \(prefers-color-scheme: dark\)/);
    // In HTML the address behind these words is that of a link.
    const lines = mail.text.split('\n').filter((text) => !/^\s*$|&not-me=1$/.test(text));
    for (const line of lines) expect(readable(mail.html)).toContain(line.trim().replace(/:$/, ''));
  });

  it('has its heading and its button before any address, and the address below the card', async () => {
    const { mail } = await theMail();
    const { href } = linkIn(mail);
    const html = withoutComments(mail.html).replace(/<head>[\s\S]*<\/head>/, '');
    const words = readable(html);
    const button = words.indexOf('Open your report');

    expect(html).toMatch(/<h1 [^>]*>Your report is ready<\/h1>/);
    expect(button).toBeGreaterThan(0);
    expect(words.slice(0, button)).not.toContain('://');
    expect(html.indexOf(`>${href}<`)).toBeGreaterThan(html.indexOf('class="below"'));
    // The first words are those that a list of mails shows beside the subject.
    expect(html).toMatch(/<body[^>]*>\s*<div class="preheader" style="display: none/);
  });

  it('has a button that Outlook draws as a shape, and others as a cell, each 44 pixels high or more', async () => {
    const { mail } = await theMail();
    const [, shape] = /<v:roundrect ([^>]*)>/.exec(mail.html)!;
    expect(shape!.replaceAll('&#x3D;', '=')).toContain(`href="${linkIn(mail).href}"`);
    expect(Number(/height:(\d+)px/.exec(shape!)![1])).toBeGreaterThanOrEqual(44);
    const [, style] = /class="button-link"[^>]*style="([^"]*)"/.exec(withoutComments(mail.html))!;
    const [, padding] = /padding: (\d+)px/.exec(style!)!;
    const [, line] = /line-height: (\d+)px/.exec(style!)!;
    expect(2 * Number(padding) + Number(line)).toBeGreaterThanOrEqual(44);
  });

  it('says the same colours to programs that ask for the dark, by query and by mark', async () => {
    const { mail } = await theMail();
    const dark = /@media \(prefers-color-scheme: dark\) \{\n(?<rules>(?:\..*\n)+)\}/.exec(
      mail.html,
    );
    const marked = [...mail.html.matchAll(/^\[data-ogsc\] .*$/gm)].map(([rule]) =>
      rule.replaceAll('[data-ogsc] ', ''),
    );
    expect(marked.length).toBeGreaterThan(3);
    expect(dark!.groups!['rules']!.trim().split('\n')).toEqual(marked);
  });

  it.each([
    ['in the zone of the owner’s device', 'Asia/Tokyo', '(Japan Standard Time)'],
    ['in UTC where this server does not know the zone', 'Europe/Atlantis', '(UTC)'],
    ['in UTC where the questionnaire names no zone', null, '(UTC)'],
  ])('says until when the link is valid %s', async (_what, timeZone, zone) => {
    const { id, owner } = await aReport(app);
    await app.dataSource.query(
      `UPDATE responses SET answers = jsonb_set(answers, '{meta}', jsonb_build_object('timeZone', $2::text))
       WHERE id = (SELECT response_id FROM analyses WHERE id = $1)`,
      [id, timeZone],
    );
    const deliveryId = await aDelivery(app, id);
    await app.app.get(DeliveryProcessor).deliver({ deliveryId });
    const [mail] = await mailsArrived(owner);
    const { tokenExpiresAt } = await deliveryRow(app, deliveryId);
    const until = openUntil(tokenExpiresAt!, timeZone);
    expect(until.endsWith(zone)).toBe(true);
    expect(mail!.text).toContain(`Open until ${until}`);
  });

  it('names its sender, where answers go, and itself', async () => {
    const { mail, deliveryId } = await theMail();

    expect(await headersOf(mail)).toMatchObject({
      From: 'Reports <reports@coach.example>',
      'Reply-To': 'coach@coach.example',
      'Message-ID': `<${deliveryId}@evaluate.example>`,
      'Auto-Submitted': 'auto-generated',
    });
  });

  it.each([
    ['builtin', /was made by fixed rules/, /language model/],
    [
      'openai',
      /a language model wrote the advice, and everything it wrote was checked/,
      /&#|was made by/,
    ],
  ])('says in one line who made the report: %s', async (engine, line, other) => {
    const { id, owner } = await aReport(app);
    await app.dataSource.query(
      `UPDATE analyses SET provenance = provenance || jsonb_build_object('engine', $2::text)
       WHERE id = $1`,
      [id, engine],
    );
    const deliveryId = await aDelivery(app, id);
    await app.app.get(DeliveryProcessor).deliver({ deliveryId });
    const [mail] = await mailsArrived(owner);
    for (const words of [mail!.text, readable(mail!.html)]) {
      expect(words).toMatch(line);
      expect(words).not.toMatch(other);
    }
  });

  it('leads to the public address, whatever the request says of its host (S34)', async () => {
    const { id, owner } = await aReport(app);
    await app.http
      .post(apiPaths.resendVerification)
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' })
      .send({ email: owner })
      .expect(200);
    const [mail] = await mailsArrived(owner);
    expect(linkIn(mail!).href).toMatch(`https://evaluate.example/verify-report/${id}?token=`);
    expect(await sourceOf(mail!)).not.toContain('evil');
  });
});

describe('a mail of a provider with a logo', () => {
  let folder: string;
  let branded: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ellac-logo-'));
    await writeFile(join(folder, 'logo.png'), png);
    branded = await startTestApp({
      PUBLIC_URL: 'https://evaluate.example',
      COMPANY_NAME: 'Coaching & Sons',
      THEME_COLOR: '#c00000',
      LOGO: join(folder, 'logo.png'),
      PRIVACY_NOTICE_URL: 'https://coach.example/privacy?a=1&b=2',
      IMPRINT_URL: 'https://coach.example/imprint',
    });
  });
  afterAll(async () => {
    await branded.close();
    await rm(folder, { recursive: true });
  });

  it('links the provider’s privacy notice and imprint', async () => {
    const { id, owner } = await aReport(branded);
    const deliveryId = await aDelivery(branded, id);
    await branded.app.get(DeliveryProcessor).deliver({ deliveryId });
    const [mail] = await mailsArrived(owner);
    expect(mail!.text).toContain('Privacy notice: https://coach.example/privacy?a=1&b=2\n');
    expect(mail!.text).toContain('Imprint: https://coach.example/imprint\n');
    expect(mail!.html).toContain('href="https://coach.example/privacy?a=1&amp;b=2"');
    expect(mail!.html).toContain('href="https://coach.example/imprint"');
  });

  it('brings the picture along, named for programs that show none, on the field of its colour', async () => {
    const { id, owner } = await aReport(branded);
    const deliveryId = await aDelivery(branded, id);
    await branded.app.get(DeliveryProcessor).deliver({ deliveryId });
    const [mail] = await mailsArrived(owner);
    const source = (await sourceOf(mail!)).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const { html } = mail!;
    expect(source).toContain('Content-Type: multipart/related');
    expect(source).toMatch(/Content-Id: <logo@ellac>/i);
    expect(source).toContain(png.toString('base64').slice(0, 76));
    const [image] = /<img [^>]*>/.exec(source)!;
    expect(image).toContain('src="cid:logo@ellac"');
    expect(image).toContain('alt="Coaching &amp; Sons"');
    expect(html).toMatch(/class="plate" bgcolor="#ffffff"/);
    const { light } = brandColorsFrom('#c00000')!;
    expect(html).toContain(`class="header" bgcolor="${light.field}"`);
    expect(html).not.toContain('wordmark"');
  });
});

describe('names that somebody typed', () => {
  const headers = [
    'Auto-Submitted',
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ];

  it.each([
    [
      'line breaks',
      'Evil\r\nBcc: victim@example.com\r\n\r\nHello',
      'Evil Bcc: victim@example.\u200ccom',
    ],
    ['markup', '<script>alert(1)</script><img src=x>', '<script>alert(1)</script><img src=x>'],
    [
      'a link',
      '<a href="http://evil.example">Win</a>',
      '<a href="http:\u200c//evil.\u200cexample">Win</a>',
    ],
    ['a template', '{{link}} {{{link}}}', '{{link}} {{{link}}}'],
    ['an encoded word', '=?utf-8?B?aHR0cDovL2V2aWw=?=', '=\u200c?utf-8?B?aHR0cDovL2V2aWw=\u200c?='],
    ['an encoded line', '=?utf-8?Q?=0D=0ABcc=3A_v?= é', '=\u200c?utf-8?Q?=0D=0ABcc=3A_v?= é'],
    ['other directions', '\u202egnp.exe\u2066 Ltd', 'gnp.\u200cexe Ltd'],
    ['no end', 'x'.repeat(100), `${'x'.repeat(59)}…`],
    ['addresses', '"A" <a@evil.example>, b@evil.example', '"A" <a@evil.\u200cexample>, b@evil'],
  ])(
    'with %s add no header, no recipient, no markup and no link (S47)',
    async (_what, name, shown) => {
      const { mail, owner } = await theMail({ name, owner_first_name: name });

      expect(Object.keys(await headersOf(mail)).sort()).toEqual(headers);
      expect(mail.envelope.to).toEqual([{ address: owner }]);
      expect(mail.subject).toContain(shown);
      expect(mail.subject).not.toContain('://');
      expect(mail.text).toContain(`Hello ${shown}`);
      expect(readable(mail.html)).toContain(`Hello ${shown}`);
      expect(mail.html).not.toMatch(
        /<(img|script)|<a (?![^>]*href="https:\/\/evaluate\.example\/)/,
      );
      expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([
        expect.stringContaining('https://evaluate.example/verify-report/'),
        'https://evaluate.example/',
        expect.stringMatching(/^https:\/\/evaluate\.example\/verify-report\/\S+&not-me=1$/),
      ]);
    },
  );
});

describe('the recipient', () => {
  it.each([
    "o'neil+business@example.com",
    "!#$%&*/=?^_`{|}~-'@example.com",
    '=?utf-8?q?=2C?=@example.com',
    'UPPER.case@example.com',
  ])('is %s, and nobody else', async (owner_email) => {
    const { deliveryId } = await delivered({ owner_email });
    const mail = await eventually('the mail', () => mailOf(deliveryId));
    expect(mail.envelope.to).toEqual([{ address: owner_email }]);
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com; b@example.com',
    '"a, b"@example.com',
    'A <a@example.com>',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com> NOTIFY=SUCCESS',
  ])(
    'who is no address, such as %j, gets nothing, and neither do two (S47)',
    async (owner_email) => {
      const { deliveryId } = await delivered({ owner_email });
      expect(await deliveryRow(app, deliveryId)).toMatchObject({ status: 'failed' });
      expect(await mailOf(deliveryId)).toBeUndefined();
    },
  );
});
