import { parser } from '@prometheus-io/lezer-promql';

/** A metric that an expression reads, with every label of it that the expression names. */
export interface Selector {
  readonly name: string;
  readonly labels: readonly string[];
  /** The values that labels must have to be read; those of patterns are left out. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The metrics that an expression of PromQL reads.
 *
 * @throws Error when it is none.
 */
export function selectorsIn(expression: string): Selector[] {
  const selectors: Selector[] = [];
  const textOf = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  parser.parse(expression).iterate({
    enter: ({ type, node }) => {
      if (type.isError) throw new Error(`no PromQL: ${expression}`);
      if (type.name !== 'VectorSelector') return;
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      const matched = matchers.map((matcher) => ({
        label: textOf(matcher.getChild('LabelName')!),
        isEqual: textOf(matcher.getChild('MatchOp')!) === '=',
        value: textOf(matcher.getChild('StringLiteral')!).slice(1, -1),
      }));
      const labels = matched.map(({ label }) => label);
      for (let around = node.parent; around !== null; around = around.parent) {
        const grouping = around.getChild('AggregateModifier')?.getChild('GroupingLabels');
        labels.push(...(grouping?.getChildren('LabelName') ?? []).map(textOf));
      }
      selectors.push({
        name: textOf(node.getChild('Identifier')!),
        labels,
        values: Object.fromEntries(
          matched.filter(({ isEqual }) => isEqual).map(({ label, value }) => [label, value]),
        ),
      });
    },
  });
  return selectors;
}
