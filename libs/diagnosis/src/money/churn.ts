import { isWhat, pathsOf, percent, type Maker } from './books.js';

/** The share of recurring revenue, in %, from which lost customers must be replaced; judgement. */
const leastRecurring = 30;
const points = 5;

/** The revenue that leaves with customers each year, and what keeping a few more is worth. */
export const churn: Maker<'churn'> = ({ answers, revenue, knows, tell, asGiven }) => {
  const { rec, ret } = answers;
  if (!knows('rec', 'ret') || rec < leastRecurring || ret === 0) return null;
  const recurring = (revenue * rec) / 100;
  const again = tell((recurring * (100 - ret)) / 100, revenue);
  if (again.value === 0) return null;
  const worth = ret <= 100 - points ? tell((recurring * points) / 100, revenue) : undefined;
  return {
    id: 'churn',
    values: { winAgain: again.value, ...(worth && { fivePoints: worth.value }) },
    inputs: pathsOf('rev', 'rec', 'ret'),
    text: `Customers who leave take ${again.words} a year with them${
      worth === undefined ? '' : `; five points more retention keep ${worth.words} of it`
    }.`,
    caption: `${isWhat(again)} customers who leave take with them in a year${
      worth === undefined ? '' : `; five points more retention keep ${worth.words} of it`
    }`,
    formula: `${percent(100 - ret)} of the ${percent(rec)} of ${asGiven(revenue)} that recurs, if those who leave buy as much as the others`,
  };
};
