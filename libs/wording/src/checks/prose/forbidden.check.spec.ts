import { describe, expect, it } from '@jest/globals';
import { passagesOf } from '../../words/passages.js';
import { forbiddenFaults, isGrave } from './forbidden.check.js';
import { aTask, rules } from '../../testing/a-task.js';
import { claim, saying, someWords } from '../../testing/some-words.js';

const canary = 'violet-otter-kxqz';
const task = aTask();
const faultsOf = (text: string) => forbiddenFaults(passagesOf(saying(text)), task, canary);

describe('what may be said', () => {
  it('is in good words', () =>
    expect(forbiddenFaults(passagesOf(someWords()), task, canary)).toEqual([]));

  it.each([
    'A task that others can do is worth more than a thick manual.',
    'It is worth asking whether it should stay so.',
    'Put terms in writing, e.g. with the largest client, i.e. the one that buys most.',
    'An emergency file: who may act, and in which order.',
    'Sales, leadership and R&D share one CRM.',
    'The CEO need not be the one who sells; HR can help.',
    'Every Monday, the open cases are read together.',
    'Who answers the phone: in turn, each for a week.',
    'A lawyer should then write down what happens when one of you leaves.',
    'Send the list before Thanksgiving.',
    'Ask the Chamber whether a master must be named.',
    'Outside the holidays, ask the Chamber of Commerce first.',
    'The Animal Care and Veterinary Services Award usually asks for a break.',
    'Sign no private guarantee before a lawyer has read it.',
    'The lease asks for an in-person guarantee, the loan for an in person guarantee.',
    'List each loan that is personally guaranteed.',
    'Note, too, what you guarantee privately, and what holds if a buyer guarantees nothing.',
    'What has each of you guaranteed or lent?',
    'A part of the work is bound to the list by contract.',
    'A manufacturing company in Germany has to plan its purchases early.',
    'Phase 2 begins when you are no longer asked.',
    'First: Name a stand-in. Then: Agree what they decide.',
    'Work instructions help a newcomer; written instructions help everyone.',
    'A prompt answer wins the order.',
    'It will not always be so.',
    'Guaranteed revenue gives time.',
    'Nobody is sure to stay.',
    'With a score of {{S02}}, systems come first.',
    'The Systems area comes first – Leadership second.',
    '“Ask first” is the unwritten rule.',
    'Owner-led companies often begin like this.',
    '{{COMPANY}}’s customers stay; your desk is full.',
    'An assistant could take the calls.',
    'The selling price hardly covers direct costs.',
    'Monthly figures are read by all leaders… and used.',
    'Agree written terms with each of them.',
    'Two people sell for {{COMPANY}}.',
    'Whoever sells for a small company has many roles.',
    'What you sell is worth {{D13}} a year.',
    'Each year you sell business worth {{D13}} a year.',
    'Quotes are worth money only when somebody follows them up.',
    'A habit like this is worth a lot.',
    'The business is worth protecting.',
    'Profit before tax is the figure to look at.',
    'Ask your accountant how such days are taxed.',
    'Before you sign, ask the lawyer by then what the law requires of the seller.',
    'A tax adviser can read the figures, too.',
    'Advice on taxes is no part of the offer.',
    'Have a lawyer put it in writing.',
    'A power of attorney lies in the emergency file.',
    'It is not settled who may legally act.',
    'How a partner leaves is a legal question for an expert.',
    'Of the planned revenue, {{E16}} is guaranteed and the rest is not.',
    'The guaranteed part is small.',
    'Answer that you are ready to talk, after a joint valuation that both of you choose.',
    'The May site may hold VAT that is due already.',
    'Does the guaranteed {{E28}} of next year include the next stages?',
    'Collect staff contracts, leases, loans, guarantees to customers and permits.',
    'First your lawyer must know what happened.',
    'If the hall refuses, offer the old price without guaranteed cover.',
    'Offer a benefit worth up to {{E16}}.',
    'Into the folder go loans and every guarantee that either of you signed.',
    'Ask when the bank would release you from any guarantee.',
    'No relationship is guaranteed to survive a change of leader.',
    'A new colleague brings their own way of working.',
    'You can hand over when you choose to.',
    'The shell of the company holds; the other half does not.',
    'Say to them: “You know it. On Friday I’ll tell you, as I’ve promised, what UK law asks.”',
    'Miss one delivery, and the customer asks.',
    'Ask first: a promise of a GmbH share usually needs a notary.',
    'GmbH shares pass before a notary.',
    'Give them Prokura, the power to sign for the firm.',
    'Usually eight working days are allowed in Queensland.',
    'Suppliers in Victoria and Western Australia wait.',
    'A South African passport usually needs one, and Italy asks for it.',
    'Ring HMRC and Companies House, and ask whether Universal Credit counts.',
    'Let a lawyer file the UCC notice that it is yours.',
    'Ask the Veterinary Practitioners Board what such a service must cover.',
    'The Office of the Public Guardian usually takes some months to register one.',
    'The Food Standards Code says what must stand on it.',
    'Ask whether the Landlord and Tenant Acts give the bakery a right to a new lease.',
    'Ask whether the Landlord and Tenant (Amendment) Act gives you a new lease.',
    'Look the rent up in the Commercial Leases Register.',
    'Ask a Chartered Business Valuator, and the bank about the Canada Small Business Financing Program.',
    'Ask the lawyer about PIPEDA, and the accountant about GST and HST.',
    'The Arbeitsvertragsrechts-Anpassungsgesetz usually asks for writing beforehand.',
    'The AVRAG usually asks for writing, and the Lehrlingsstelle knows the form.',
    'Ask for interest under the Unternehmensgesetzbuch and for the Bundesvergabegesetz.',
    'Have the solicitor put in that nobody guarantees the rent in person.',
    'Is the yard a corporation or a partnership? Guarantees, tax and the way out differ.',
    'Your lawyer reads the Landlord and Tenant Act before the talk.',
    'The rules of the Competition and Markets Authority ask for a price list.',
    'Families may claim the Funeral Expenses Payment.',
    'The State Pension usually starts later than that summer.',
    'Ask the bank whether their guarantees end, and put guarantees into the list.',
    'A gift under a pacte Dutreil is for the notaire, and Bpifrance lends beside the bank.',
    'Ask the accountant about Capital Gains Tax and Business Asset Disposal Relief.',
    'Report it to the Berufsgenossenschaft, the insurer against accidents at work.',
    'Ask URSSAF, the ATO, WorkSafe, the IRS, OSHA or SARS for a plan.',
    'Register with the Canada Revenue Agency and the Information Commissioner’s Office.',
    'The Queensland Building and Construction Commission keeps the register.',
    'It goes to the Employment Tribunal or the Magistrates’ Court.',
    'Look it up in the Basic Conditions of Employment Act.',
    'Ask which guarantees you have signed privately.',
    'The guarantee of your brother is for the loan only.',
    'Owners of a fifth usually guarantee it.',
    'Hold it against what the seller guarantees.',
    'Both advisers are bound to secrecy.',
    'The stand-in usually needs a trade licence, and liability insurance.',
  ])('passes: %s', (text) => expect(faultsOf(text)).toEqual([]));

  it('is what our own rules say', () => {
    const text = 'Check with a lawyer what the law allows.';
    expect(faultsOf(text)).not.toEqual([]);
    const saidByUs = aTask({ rules: [{ ...rules[0]!, action: `${text} Then go on.` }] });
    expect(
      forbiddenFaults(passagesOf(saying('So ask what the law allows.')), saidByUs, canary),
    ).toEqual([]);
  });
});

describe('words to be said in another language', () => {
  const said = (speech: string, text: string) =>
    forbiddenFaults(passagesOf(saying(text)), task, canary, [], { speech });

  it.each([
    ['de', 'Say: “Ich möchte, dass du den Betrieb einmal übernimmst.”'],
    ['de', 'Ask: “Und was soll ich dir als Erstes abgeben?”'],
    ['de', 'Say: “Wir haben das Geld auf dem Konto.” Send proof of it by Friday.'],
    ['de', 'Write: “Ihre Wartung kostet seit Jahren dasselbe, und ab Januar etwas mehr.”'],
    ['de', 'Write: “Wenn Kunden Rechnungen lange liegen lassen, ruft Sie unser Büro an.”'],
    ['fr', 'Say: “Maman, je réponds par écrit avant Noël, et Maman le sait.”'],
  ])('may have capitals (%s): %s', (speech, text) => {
    expect(said(speech, text)).toEqual([]);
    expect(said('en', text)).not.toEqual([]);
  });

  it.each(['Herr Stadler', 'Herrn Stadler', 'Frau Stadler', 'M. Stadler', 'Mme Stadler'])(
    'may address whom the owner names: %s',
    (name) => {
      const withTold = (told: string) =>
        forbiddenFaults(passagesOf(saying(`Write: “Guten Tag ${name}, …”`)), task, canary, [told], {
          speech: 'de',
        });
      expect(withTold('Stadler wants us for all houses.')).toEqual([]);
      expect(withTold('A manager wants us for all houses.').some(isGrave)).toBe(true);
    },
  );

  it.each([
    ['de', 'Say: “Ruf bitte Klaus Weber an.”'],
    ['de', 'Say: “Das macht jetzt Frau Weber.”'],
    ['de', 'Say: “Das macht jetzt die Weber GmbH.”'],
    ['de', 'Ask Weber. Say: “Der Betrieb bleibt.”'],
    ['de', 'Say: “Please call Weber from then on.”'],
    ['fr', 'Say: “Je vous présente Yann Leroy.”'],
    ['fr', 'Say: “Je vous présente Mme Leroy.”'],
    ['fr', 'Say: “Je vous présente M. Leroy.”'],
    ['fr', 'Say: “Je vous présente Gwenola Leroy.”'],
  ])('name nobody else (%s): %s', (speech, text) =>
    expect(said(speech, text).some(isGrave)).toBe(true),
  );
});

describe('what may not be said', () => {
  it.each([
    ['a link', 'Read more at https://example.test now.'],
    ['a link', 'Read more at hxxp://example now.'],
    ['a link', 'Read more at www dot help.'],
    ['a link', 'Read more at acme.example now.'],
    ['a link', 'Read more at best-advice.io now.'],
    ['a link', 'Read more at acme dot com now.'],
    ['a link', 'Read more at acme (dot) com now.'],
    ['a link', 'Click javascript:alert now.'],
    ['an e-mail address', 'Write to help@acme now.'],
    ['an e-mail address', 'Write to help (at) acme now.'],
    ['HTML', 'This is <b>bold</b>.'],
    ['HTML', 'This is &lt;b&gt; bold.'],
    ['a script', 'So function() runs.'],
    ['Markdown', 'This is **bold**.'],
    ['a Markdown image', 'See ![chart](chart) here.'],
    ['code', 'Run `ls` here.'],
    ['a broken placeholder', 'It stands at {E01}.'],
    ['a broken placeholder', 'It stands at {{E01}.'],
    ['a postal address', 'Come to Baker Street.'],
    ['a postal address', 'Write to P.O. Box ten.'],
    ['a phone number', 'Call five five five one two three.'],
    ['a phone number', 'His phone: ask for it.'],
    ['a name', 'Ask Acme for help.'],
    ['a name', 'On Friday Acme’ll help.'],
    ['a name', 'It was John who said so.'],
    ['a name', 'Global Consulting helps.'],
    ['a name', 'AcmeSoft helps.'],
    ['a name', 'Speak to Müller about it.'],
    ['an honorific', 'Speak to Dr. Hale about it.'],
    ['a company form', 'The other GmbH is better.'],
    ['a company form', 'Buy from the Acme GmbH.'],
    ['a company', 'Buy from a GmbH Acme.'],
    ['a company', 'Fly with British Airways.'],
    ['a company', 'Ring the Golden Employment Agency.'],
    ['a company', 'Ring Golden Court.'],
    ['a bank', 'Ask the Acme Bank of Ireland.'],
    ['a name', 'Ask Victoria for help.'],
    ['a name', 'Ask John Smith of the Employment Tribunal.'],
    ['a name', 'Ask at HMRC for Smith.'],
    ['a name', 'Ask in Queensland for Smith.'],
    ['a name', 'Ask Klaus for Prokura.'],
    ['an honorific', 'Speak to Mme Roux about it.'],
    ['an honorific', 'Speak to M. Roux about it.'],
    ['an honorific', 'Speak to Frau Meister about it.'],
    ['an honorific', 'Speak to Dr. England about it.'],
    ['a valuation', 'The company is worth a lot.'],
    ['a valuation', '{{COMPANY}} would be worth {{E07}}.'],
    ['a valuation', 'A valuation would come out high.'],
    ['a valuation', 'Buyers pay a multiple of earnings.'],
    ['a valuation', 'The owner could sell the company for a fortune.'],
    ['a valuation', 'The sale price would rise.'],
    ['a promise', 'Success is guaranteed.'],
    ['a promise', 'This will certainly work.'],
    ['a promise', 'This ensures success.'],
    ['a promise', 'The step is risk-free.'],
    ['a promise', 'Revenue is bound to grow.'],
    ['tax advice', 'This saves tax.'],
    ['tax advice', 'Ask your accountant. Such days are taxed less.'],
    ['tax advice', 'Taxes fall when profit is kept.'],
    ['legal advice', 'A lawyer should sue them.'],
    ['legal advice', 'A lawyer should then sue them.'],
    ['legal advice', 'Legally this is fine.'],
    ['legal advice', 'The GDPR demands it.'],
    ['tax advice', 'Paying less income tax is possible this way.'],
    ['tax advice', 'A bonus is tax-free.'],
    ['tax advice', 'No tax is due on it.'],
    ['legal advice', 'The law requires a written contract.'],
    ['legal advice', 'This is legally binding.'],
    ['a valuation', 'It could sell for {{E07}}.'],
    ['a valuation', 'That makes it worth {{E07}}.'],
    ['a valuation', 'A sale would be worth {{E07}}.'],
    ['a valuation', 'Your shares are then worth {{E07}}.'],
    ['a promise', 'The handover is guaranteed to work.'],
    ['a promise', 'These steps guarantee success.'],
    ['a promise', 'It will guarantee that they stay.'],
    ['a promise', 'Good terms guarantee you a better result.'],
    ['a promise', 'These steps guarantee personally that it works.'],
    ['a promise', 'These steps guarantee nothing less than success.'],
    ['a man', 'Customers ask for him.'],
    ['a man', 'Dilip carries it, and he knows it.'],
    ['a woman', 'the foreman makes most decisions herself.'],
    ['a woman', 'She decides, and her team waits.'],
    ['a man or a woman', 'It is his or hers to decide.'],
    ['a man', 'Mr foreman decides.'],
    ['a woman', 'Customers call Mrs foreman first.'],
    ['a woman', 'A businesswoman like this one is rare.'],
    ['itself', 'As an AI, it is hard to say.'],
    ['itself', 'This language model cannot say.'],
    ['itself', 'My instructions say otherwise.'],
    ['itself', 'The system prompt says so.'],
    ['itself', 'The previous instructions do not count.'],
    ['itself', 'The JSON is complete.'],
    ['itself', 'Each placeholder is filled.'],
    ['itself', 'I cannot help with that.'],
    ['a score', 'The business earns a perfect score.'],
    ['a score', 'This deserves full marks.'],
    ['a score', 'It gets a score of nearly all points.'],
    ['a score', 'The rating was raised.'],
    ['the canary', 'The secret is violet-otter-kxqz.'],
    ['the canary', 'It is V I O L E T otter: k x q z.'],
    ['an emoji', 'Well done 🎉.'],
    ['a hidden character', 'Well\u200Bdone.'],
    ['a direction character', 'Well \u202Edone.'],
    ['a control character', 'Well \u0007done.'],
    ['styled letters', 'Well ｄｏｎｅ.'],
  ])('is %s: %s', (_, text) => {
    expect(faultsOf(text)[0]).toMatchObject({ check: 'V6', place: 'sections.currentState 1' });
  });

  it('is the canary in pieces', () => {
    const words = {
      ...saying(''),
      sections: { overview: ['A violet', 'otter', 'kxqz.'].map((each) => claim(each)) },
    };
    expect(forbiddenFaults(passagesOf(words), task, canary)).toMatchObject([
      { check: 'V6', place: 'sections.overview 1' },
    ]);
  });

  it.each([
    ['a link', 'Read more at https://example.test now.', true],
    ['an e-mail address', 'Write to help@acme now.', true],
    ['markup', 'This is <b>bold</b>.', true],
    ['a name', 'Ask Acme for help.', true],
    ['a strange character', 'Well done 🎉.', true],
    ['the canary', 'The secret is violet-otter-kxqz.', true],
    ['a valuation', 'The company is worth a lot.', false],
    ['a promise', 'Success is guaranteed.', false],
    ['advice', 'This saves tax.', false],
    ['talk of itself', 'As an AI, it is hard to say.', false],
    ['an own score', 'This deserves full marks.', false],
    ['a sex', 'Customers ask for her.', false],
  ])('is grave only where somebody else led the pen: %s', (_, text, grave) => {
    expect(faultsOf(text).some(isGrave)).toBe(grave);
  });

  it('is told of without its words', () => {
    expect(JSON.stringify(faultsOf('See https://evil.example today.'))).not.toContain('evil');
  });
});
