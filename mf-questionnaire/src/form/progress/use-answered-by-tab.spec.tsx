import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler, useEffect } from 'react';
import { FormAround } from '../../testing/form-around.js';
import { useQuestionContext } from '../question-context.js';
import { useAnsweredByTab } from './use-answered-by-tab.js';

function Counts() {
  return <span>{useAnsweredByTab(useQuestionContext().form).join(' ')}</span>;
}

describe('the numbers of answered questions', () => {
  afterEach(cleanup);

  it('follow what is given and its faults, and render only when they change', async () => {
    let type: (name: string) => Promise<void>;
    let touch: (path: string) => void;
    let renderings = 0;
    function Entry() {
      const { entry } = useQuestionContext();
      useEffect(() => {
        touch = entry.touch;
      }, [entry]);
      return null;
    }
    render(
      <FormAround
        onForm={({ setValue, trigger }) => {
          type = (name) =>
            act(async () => {
              setValue('company_info.name', name);
              await trigger();
            });
        }}
      >
        <Entry />
        <Profiler id="count" onRender={() => (renderings += 1)}>
          <Counts />
        </Profiler>
      </FormAround>,
    );
    expect(screen.getByText('0 0 0 0 0 0 0 0 0 0 0')).toBeTruthy();
    act(() => touch('company_info.name'));
    await type!('A');
    expect(screen.getByText('0 0 0 0 0 0 0 0 0 0 0')).toBeTruthy();
    await type!('Al');
    expect(screen.getByText('1 0 0 0 0 0 0 0 0 0 0')).toBeTruthy();
    const before = renderings;
    for (const name of ['Ald', 'Alde', 'Alder']) await type!(name);
    expect(renderings).toBe(before);
    act(() => touch('business_assessment.processes'));
    expect(screen.getByText('1 0 0 1 0 0 0 0 0 0 0')).toBeTruthy();
  });
});
