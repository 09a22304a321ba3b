import ts from 'typescript';

/** A comparison of a rule's condition, negations resolved: `a.docu`, `<=`, `2`. */
export interface Comparison {
  readonly left: string;
  readonly operator: string;
  readonly right: string;
}

/** What a rule's condition asks for: comparisons, and calls such as `isSolo(a)` or `!a.pd`. */
export interface Asked {
  readonly comparisons: readonly Comparison[];
  readonly calls: readonly { readonly text: string; readonly negated: boolean }[];
}

const opposite: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
};

/** The source without what the compiler to CommonJS adds: `(0, _derived.isSolo)(a)` is `isSolo(a)`. */
const sourceOf = (node: ts.Node): string => node.getText().replace(/\(0, _\w+\.(\w+)\)/g, '$1');

/** Takes a condition apart; throws where it is written in a way that is not known here. */
export function asked(when: (...args: never[]) => boolean): Asked {
  const comparisons: Comparison[] = [];
  const calls: { text: string; negated: boolean }[] = [];
  const visit = (node: ts.Expression, negated: boolean): void => {
    if (ts.isParenthesizedExpression(node)) visit(node.expression, negated);
    else if (ts.isPrefixUnaryExpression(node)) visit(node.operand, !negated);
    else if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.getText();
      if (operator === '&&' || operator === '||') {
        visit(node.left, negated);
        visit(node.right, negated);
        return;
      }
      const told = negated ? opposite[operator] : operator;
      if (told === undefined || !(operator in opposite)) {
        throw new Error(`A condition compares by ${operator}.`);
      }
      comparisons.push({ left: sourceOf(node.left), operator: told, right: sourceOf(node.right) });
    } else calls.push({ text: sourceOf(node), negated });
  };
  const file = ts.createSourceFile('when.ts', when.toString(), ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  if (statement === undefined || !ts.isExpressionStatement(statement)) {
    throw new Error('A condition is one arrow function.');
  }
  const arrow = statement.expression;
  if (!ts.isArrowFunction(arrow) || ts.isBlock(arrow.body)) {
    throw new Error('A condition is one expression.');
  }
  visit(arrow.body, false);
  return { comparisons, calls };
}
