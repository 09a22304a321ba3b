import { formatNumber } from '@ellac/contracts';

type Gate = ({ readonly atLeast: number } | { readonly atMost: number }) & {
  readonly unit: '%' | '';
};

/**
 * One measure of both analysts; a value is absent where the measure does not apply to that analyst.
 */
export interface Row {
  readonly measure: string;
  readonly gate: Gate;
  readonly builtin?: number;
  readonly model?: number;
}

const holds = (gate: Gate, value: number): boolean =>
  'atLeast' in gate ? value >= gate.atLeast : value <= gate.atMost;

const inWords = (gate: Gate): string =>
  'atLeast' in gate ? `≥ ${gate.atLeast}${gate.unit}` : `≤ ${gate.atMost}${gate.unit}`;

/** The table as Markdown, and the measures that miss their gates. */
export function printed(rows: readonly Row[]): { text: string; missed: string[] } {
  const shown = (value: number | undefined, { unit }: Gate) =>
    value === undefined ? '–' : `${formatNumber(Math.round(value * 10) / 10)}${unit}`;
  const lines = rows.map(({ measure, gate, builtin, model }) => [
    measure,
    inWords(gate),
    shown(builtin, gate),
    shown(model, gate),
  ]);
  const table = [['Measure', 'Gate', 'Built-in analyst', 'Language model'], ...lines];
  const widths = table[0]!.map((_, column) =>
    Math.max(...table.map((line) => line[column]!.length)),
  );
  const row = (cells: string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`;
  const text = [
    row(table[0]!, ' '),
    row(
      widths.map(() => ''),
      '-',
    ),
    ...lines.map((line) => row(line, ' ')),
  ].join('\n');
  const missed = rows
    .filter(({ gate, builtin, model }) =>
      [builtin, model].some((value) => value !== undefined && !holds(gate, value)),
    )
    .map(({ measure }) => measure);
  return { text, missed };
}
