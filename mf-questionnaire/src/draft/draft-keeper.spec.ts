/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { questionnaireDefaults, type QuestionnaireDraft } from '@ellac/contracts';
import { draftKeeper } from './draft-keeper.js';
import { readDraft, writeDraft, type Draft, type DraftStorage } from './draft-store.js';

type Company = QuestionnaireDraft['company_info'];

const form = (company: Partial<Company>, entry: Partial<QuestionnaireDraft['entry']> = {}) => ({
  ...questionnaireDefaults,
  company_info: { ...questionnaireDefaults.company_info, ...company },
  entry: { ...questionnaireDefaults.entry, ...entry },
});

describe('two windows on one draft', () => {
  let storage: DraftStorage;
  let begun: Draft;
  beforeEach(() => {
    const kept = new Map<string, string>();
    storage = {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    };
    writeDraft(storage, {
      // Another window saves later than a form was opened.
      savedAt: new Date(Date.now() - 60_000),
      tab: 'company',
      left: [],
      answers: form({ name: 'Alder' }, { touched: ['company_info.name'] }),
    });
    begun = readDraft(storage, new Date())!;
  });

  const open = () => draftKeeper(storage, begun, begun.answers, () => undefined);
  const keep = (keeper: ReturnType<typeof open>, answers: QuestionnaireDraft) => {
    keeper.save(() => ({ tab: 'company', left: [], answers }));
    keeper.flush();
  };
  const stored = () => readDraft(storage, new Date())!.answers;

  it('write each what was changed in it, and lose nothing of the other', () => {
    const [one, other] = [open(), open()];
    const touched = ['company_info.name'];
    keep(
      other,
      form(
        { name: 'Alder', owner_phone: '+44 1' },
        {
          touched: [...touched, 'company_info.owner_phone'],
          unread: { 'financial.annual_revenue': 'some' },
        },
      ),
    );
    const here = form(
      { name: 'Alder', owner_last_name: 'Bell' },
      { touched: [...touched, 'company_info.owner_last_name'] },
    );
    keep(one, here);
    expect(stored().company_info).toMatchObject({
      name: 'Alder',
      owner_phone: '+44 1',
      owner_last_name: 'Bell',
    });
    expect(stored().entry).toEqual({
      touched: ['company_info.name', 'company_info.owner_phone', 'company_info.owner_last_name'],
      unread: { 'financial.annual_revenue': 'some' },
    });
    keep(one, { ...here, company_info: { ...here.company_info, owner_first_name: 'Maren' } });
    expect(stored().company_info).toMatchObject({
      owner_phone: '+44 1',
      owner_first_name: 'Maren',
    });
  });

  it('go on in one of them with the answers of both', () => {
    const [one, other] = [open(), open()];
    keep(other, form({ name: 'Alder', owner_phone: '+44 1' }));
    const both = one.join(form({ name: 'Alder', owner_last_name: 'Bell' }));
    expect(both.company_info).toMatchObject({ owner_phone: '+44 1', owner_last_name: 'Bell' });
    keep(one, { ...both, company_info: { ...both.company_info, owner_phone: '' } });
    expect(stored().company_info).toMatchObject({ owner_phone: '', owner_last_name: 'Bell' });
  });

  it('take an answer that was changed in both from the one that wrote last', () => {
    const [one, other] = [open(), open()];
    keep(other, form({ name: 'Finch' }));
    keep(one, form({ name: 'Birch' }));
    expect(stored().company_info.name).toBe('Birch');
  });

  it('keep marks of what is not known, with the answer', () => {
    const [one, other] = [open(), open()];
    const notKnown = ['customer.retention_rate'] as const;
    keep(other, { ...begun.answers, meta: { ...begun.answers.meta, notKnown } });
    keep(one, form({ name: 'Birch' }, { touched: ['company_info.name'] }));
    expect(stored().meta.notKnown).toEqual(notKnown);
    expect(stored().company_info.name).toBe('Birch');
  });

  it('write all answers where the draft was removed elsewhere', () => {
    const one = open();
    open().forget();
    keep(one, form({ name: 'Birch' }));
    expect(stored().company_info.name).toBe('Birch');
  });
});
