import { jest } from '@jest/globals';
import { Query } from 'pg';

/** Runs `work`, and gives the SQL of the statements that this process sent meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const submit = jest.spyOn(Query.prototype, 'submit');
  try {
    await work();
    return submit.mock.contexts.map((query) =>
      String(Reflect.get(Object(query) as object, 'text')),
    );
  } finally {
    submit.mockRestore();
  }
}
