import { afterEach, describe, expect, it } from '@jest/globals';
import { questionnaireDefaults, type TabId } from '@ellac/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { questionnaireResolver } from './resolver.js';
import { AnsweredCount } from './answered-count.js';

type Form = Parameters<typeof AnsweredCount>[0]['form'] &
  Pick<UseFormReturn, 'setValue' | 'trigger'>;

describe('the answered-count', () => {
  afterEach(cleanup);

  it('follows the answers, their faults and the tabs, and renders only when it changes', async () => {
    let form: Form;
    let renderings = 0;
    function Counted({ seen }: { readonly seen: ReadonlySet<TabId> }) {
      const own = useForm({
        defaultValues: questionnaireDefaults,
        resolver: questionnaireResolver,
        mode: 'onChange',
      });
      form = own as unknown as Form;
      return (
        <Profiler id="count" onRender={() => (renderings += 1)}>
          <AnsweredCount form={own} seen={seen} />
        </Profiler>
      );
    }
    const type = (name: string) =>
      act(async () => {
        form.setValue('company_info.name', name);
        await form.trigger();
      });

    const { rerender } = render(<Counted seen={new Set()} />);
    expect(screen.getByText('0 of 47 answered')).toBeTruthy();
    await type('A');
    expect(screen.getByText('0 of 47 answered')).toBeTruthy();
    await type('Al');
    expect(screen.getByText('1 of 47 answered')).toBeTruthy();
    const before = renderings;
    for (const name of ['Ald', 'Alde', 'Alder']) await type(name);
    expect(renderings).toBe(before);
    rerender(<Counted seen={new Set(['documents'])} />);
    expect(screen.getByText('6 of 47 answered')).toBeTruthy();
  });
});
