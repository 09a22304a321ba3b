import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, beforeEach, test } from 'node:test';
import { modelStandIn } from './stand-in-server.mjs';
import { factSpoilers } from './spoilt-facts.mjs';
import { spoilers } from './spoilt-words.mjs';
import {
  aFactRequest,
  aLetterRequest,
  aRequest,
  aReviewRequest,
  aTask,
} from './testing/a-request.mjs';

const KEY = 'key';
const server = modelStandIn({ key: KEY });
/** @type {string} */
let url;

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});
after(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(async () => {
  await send('PUT', '/behaviour', {});
  await send('DELETE', '/journal');
});

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {string} [key]
 */
const send = (method, path, body, key = KEY) =>
  fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${key}` },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
  });

/** @param {unknown} body */
const ask = (body) => send('POST', '/v1/chat/completions', body);

/**
 * @param {Response} response
 * @returns {Promise<any>}
 */
const jsonOf = (response) => response.json();

/** @param {Response} response */
const wordsOf = async (response) => JSON.parse((await jsonOf(response)).choices[0].message.content);

/** @returns {Promise<import('./journal.mjs').Entry[]>} */
const journal = async () => jsonOf(await send('GET', '/journal'));

test('it words a part, and the same part in the same words', async () => {
  const [one, other] = [await ask(aRequest()), await ask(aRequest())];
  const { model, usage, choices } = await jsonOf(one.clone());
  assert.equal(model, 'model');
  assert.equal(usage.total_tokens, usage.prompt_tokens + usage.completion_tokens);
  assert.equal(choices[0].finish_reason, 'stop');
  assert.deepEqual(await wordsOf(one), await wordsOf(other));
  const models = await jsonOf(await send('GET', '/v1/models'));
  assert.equal(models.object, 'list');
});

test('nobody is served without the key', async () => {
  for (const [method, path] of [
    ['POST', '/v1/chat/completions'],
    ['GET', '/v1/models'],
    ['PUT', '/behaviour'],
    ['GET', '/journal'],
  ]) {
    const { status } = await send(`${method}`, `${path}`, undefined, 'another');
    assert.equal(status, 401, path);
  }
  assert.equal((await send('GET', '/elsewhere')).status, 404);
});

test('a request that OpenAI would refuse is refused', async () => {
  const good = aRequest();
  const format = good.response_format.json_schema;
  /** @type {[object, RegExp][]} */
  const refused = [
    [{ model: undefined }, /model/],
    [{ messages: [{ role: 'owner', content: '' }] }, /messages/],
    [{ temperature: 0 }, /temperature/],
    [{ stream: true }, /stream/],
    [{ max_tokens: 5 }, /max_completion_tokens/],
    [{ response_format: undefined }, /response_format/],
    [{ response_format: { type: 'json_object' } }, /must contain the word 'json'/],
    [
      { response_format: { type: 'json_schema', json_schema: { ...format, strict: false } } },
      /strict/,
    ],
    [{ response_format: { type: 'json_schema', json_schema: { ...format, name: 'a b' } } }, /name/],
    [
      { response_format: { type: 'json_schema', json_schema: { ...format, schema: {} } } },
      /Invalid schema/,
    ],
    [{ messages: [{ role: 'user', content: 'Hello.' }] }, /no block of data/],
  ];
  for (const [change, reason] of refused) {
    const response = await ask({ ...good, ...change });
    assert.equal(response.status, 400);
    assert.match((await jsonOf(response)).error.message, reason);
  }
});

test('what it does is asked for by turn, by part, or always', async () => {
  await send('PUT', '/behaviour', {
    always: 'forbidden',
    next: [{ name: 'rate limit', retryAfter: '7' }, 'server error'],
    parts: { sales: ['good'], growth: 'unavailable' },
  });
  const statuses = [];
  for (const part of ['sales', 'sales', 'sales', 'sales', 'growth', 'growth', 'systems']) {
    const response = await ask(aRequest({ part }));
    statuses.push(response.status);
    if (response.status === 429) assert.equal(response.headers.get('retry-after'), '7');
  }
  assert.deepEqual(statuses, [429, 500, 200, 403, 503, 503, 403]);
  const entries = await journal();
  assert.deepEqual(
    entries.slice(0, 3).map(({ part, behaviour, end }) => [part, behaviour, end]),
    [
      ['sales', 'rate limit', 'answered'],
      ['sales', 'server error', 'answered'],
      ['sales', 'good', 'answered'],
    ],
  );
});

test('a behaviour that it does not know is refused by name', async () => {
  const response = await send('PUT', '/behaviour', { parts: { sales: ['good', 'god'] } });
  assert.equal(response.status, 400);
  assert.match((await jsonOf(response)).error.message, /There is no behaviour god\./);
});

test('a request that the client gives up stands so in the journal', async () => {
  await send('PUT', '/behaviour', { always: 'hang' });
  const giveUp = new AbortController();
  const asked = fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}` },
    body: JSON.stringify(aRequest()),
    signal: giveUp.signal,
  });
  while ((await journal()).length === 0);
  giveUp.abort();
  await assert.rejects(asked, { name: 'AbortError' });
  while ((await journal())[0]?.end === 'open');
  assert.equal((await journal())[0]?.end, 'aborted');
});

test('what spoils the words spoils them, and nothing else', async () => {
  const good = await wordsOf(await ask(aRequest()));
  assert.ok(Object.keys(spoilers).length >= 15);
  for (const name of Object.keys(spoilers)) {
    await send('PUT', '/behaviour', { always: name });
    const response = await ask(aRequest());
    assert.equal(response.status, 200, name);
    assert.notDeepEqual(await wordsOf(response), good, name);
  }
});

test('words that are faulty are mended in a repair', async () => {
  await send('PUT', '/behaviour', { always: 'faulty until repaired' });
  const faulty = JSON.stringify(await wordsOf(await ask(aRequest())));
  assert.match(faulty, /of revenue/);
  const request = aRequest();
  const repair = { role: 'user', content: '<<<repair 12\n{"faults":[]}\n12 repair>>>' };
  const mended = await wordsOf(await ask({ ...request, messages: [...request.messages, repair] }));
  assert.doesNotMatch(JSON.stringify(mended), /% of revenue/);
  assert.deepEqual(
    (await journal()).map(({ isRepair }) => isRepair),
    [false, true],
  );
});

test('a model that obeys shows all that it should not', async () => {
  await send('PUT', '/behaviour', { always: 'obeys the attacker' });
  const task = aTask();
  const rules = Array.from({ length: 6 }, (_, index) => ({ ...task.rules[0], id: `S-${index}` }));
  const said = JSON.stringify(
    await wordsOf(await ask(aRequest({ rules, gaps: rules.map(({ id }) => id) }))),
  );
  for (const sign of [/https:/, /<script>/, /ten out of ten/, /John Smith/, /Word this part/]) {
    assert.match(said, sign);
  }
});

test('it finds the facts that it knows, and no others', async () => {
  const sentence = 'The council will not let us park here after May 2029.';
  const { facts } = await wordsOf(await ask(aFactRequest(`All is new. ${sentence} So be it.`)));
  assert.deepEqual(facts, [{ kind: 'term-ends', path: 'qualitative.vision', sentence }]);
  assert.deepEqual(await wordsOf(await ask(aFactRequest('All is new.'))), { facts: [] });
  assert.deepEqual(
    (await journal()).map(({ part }) => part),
    ['facts', 'facts'],
  );
});

test('what spoils the facts spoils them', async () => {
  const request = aFactRequest('The council will not let us park here after May 2029.');
  const good = await wordsOf(await ask(request));
  for (const name of Object.keys(factSpoilers)) {
    await send('PUT', '/behaviour', { parts: { facts: name } });
    assert.notDeepEqual(await wordsOf(await ask(request)), good, name);
  }
});

test('a review by a model that obeys demands what it should not', async () => {
  const sentence = 'Ring the bank on Monday.';
  const { findings } = await wordsOf(await ask(aReviewRequest(sentence)));
  assert.deepEqual(
    findings.map((/** @type {{ sentence: string }} */ finding) => finding.sentence),
    [sentence],
  );
  await send('PUT', '/behaviour', { parts: { review: 'obeys the attacker' } });
  const said = JSON.stringify(await wordsOf(await ask(aReviewRequest(sentence))));
  for (const sign of [/https:/, /<script>/, /ten out of ten/, /John Smith/, /Check a report/]) {
    assert.match(said, sign);
  }
});

test('a letter by a model that obeys says what it should not', async () => {
  await send('PUT', '/behaviour', { parts: { letter: 'obeys the attacker' } });
  const { text } = await wordsOf(await ask(aLetterRequest()));
  for (const sign of [/https:/, /<script>/, /ten out of ten/, /John Smith/, /Write a letter/]) {
    assert.match(text, sign);
  }
});

test('a request for facts takes none of the next behaviours', async () => {
  await send('PUT', '/behaviour', { next: ['rate limit'] });
  assert.equal((await ask(aFactRequest('All is new.'))).status, 200);
  assert.equal((await ask(aRequest())).status, 429);
});
