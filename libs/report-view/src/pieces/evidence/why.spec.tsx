import { afterEach, describe, expect, it } from '@jest/globals';
import type { RuleEvidence } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { exampleAnalysis } from '../../testing/example-analysis.js';
import { Why } from './why.js';

afterEach(() => {
  cleanup();
});

const ofRule: RuleEvidence = {
  ruleId: 'S-01',
  condition: 'Documentation is rated 2 of 5 or less.',
  evidence: ['business_assessment.documentation', 'company_info.industry'],
  sources: ['30 days as a test (https://www.a.example/b; c.example/d…)'],
  basis: 'The sources support the topic; any threshold is our own judgement.',
};

const show = (evidence: RuleEvidence | undefined) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <Why
        of="Little of how the work is done is written down: documentation is rated 2/5."
        evidence={evidence}
        breakdown={exampleAnalysis.scoreBreakdown}
        answers={exampleAnalysis.answers}
      />
    </FluentProvider>,
  );

const parts = () =>
  screen
    .getAllByRole('term', { hidden: true })
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('why a sentence stands in the report', () => {
  it('is closed, and names the sentence that it explains', () => {
    const { container } = show(ofRule);
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')?.textContent).toBe(
      'Why? Little of how the work is done is …',
    );
  });

  it('opens the answers with their points, the rule with its condition, and the sources', () => {
    show(ofRule);
    expect(parts()).toEqual([
      [
        'Your answers',
        'Documentation: 2 of 5 (Disagree) – 2.5 of 10 points, weight 15%Industry: Manufacturing',
      ],
      ['Why it stands here', 'Documentation is rated 2 of 5 or less. Rule S-01.'],
      [
        'Based on',
        '30 days as a test – a.example, c.exampleThe sources support the topic; any threshold is our own judgement.',
      ],
    ]);
  });

  it('links to a whole address only, in a new tab that cannot reach back', () => {
    show(ofRule);
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.textContent)).toEqual(['a.example']);
    expect(links[0]?.getAttribute('href')).toBe('https://www.a.example/b');
    expect(links[0]?.getAttribute('target')).toBe('_blank');
    expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('never links to a script', () => {
    show({ ...ofRule, sources: ['Any (javascript:alert(1))', 'javascript:alert(1)'] });
    expect(document.querySelectorAll('a')).toHaveLength(0);
  });

  it('says how an answer was chosen where no rule speaks', () => {
    show({
      ruleId: 'ITEM:docu',
      condition: 'This one has the most.',
      evidence: ['business_assessment.documentation'],
      sources: [],
    });
    expect(parts().map(([term]) => term)).toEqual(['Your answers', 'How it was chosen']);
  });

  it('shows what an older report has: the rule and its sources', () => {
    const { ruleId, evidence, sources } = ofRule;
    show({ ruleId, evidence, sources });
    expect(parts()[1]).toEqual(['Why it stands here', 'Rule S-01.']);
    expect(parts()[2]?.[1]).toContain('The sources support the topic or the threshold.');
  });

  it('is absent where a sentence has no evidence', () => {
    const { container } = show(undefined);
    expect(container.querySelector('details')).toBeNull();
  });
});
