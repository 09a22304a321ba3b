import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { auditActionChoices, labelOf } from '@ellac/contracts';
import { useChipStyles } from '../companies/filters/chip-styles.js';
import type { ListAddress } from '../paging/use-list-address.js';

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  clear: { color: tokens.colorBrandForegroundLink },
});

const titles = { user: 'User', target: 'About', action: 'What was done' } as const;
type Filter = keyof typeof titles;

/** The filters that are set, with their values in words. */
export const setFilters = (parameters: URLSearchParams): readonly (readonly [Filter, string])[] =>
  (['user', 'target', 'action'] as const).flatMap((name) => {
    const value = parameters.get(name)?.trim() ?? '';
    return value === ''
      ? []
      : [[name, name === 'action' ? labelOf(auditActionChoices, value) : value] as const];
  });

/** The filters that are set, each with a way out of it; nothing where none is. */
export function AuditChips({
  parameters,
  chooseAll,
}: Pick<ListAddress, 'parameters' | 'chooseAll'>) {
  const styles = useStyles();
  const chips = useChipStyles();
  const filters = setFilters(parameters);
  if (filters.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label="Filters that are set">
      {filters.map(([name, value]) => (
        <Button
          key={name}
          size="small"
          className={mergeClasses(chips.chip, chips.on)}
          icon={<DismissRegular />}
          iconPosition="after"
          aria-label={`Take away ${titles[name]}: ${value}`}
          onClick={() => chooseAll({ [name]: '' })}
        >
          {`${titles[name]}: ${value}`}
        </Button>
      ))}
      <Button
        size="small"
        appearance="transparent"
        className={styles.clear}
        onClick={() => chooseAll({ user: '', target: '', action: '' })}
      >
        Clear
      </Button>
    </div>
  );
}
