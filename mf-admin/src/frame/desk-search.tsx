import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type CompanyQuery, pagePaths } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { companyList } from '../companies/company-list.js';
import { wholeListIn } from '../companies/filters/list-choices.js';
import { leaveFocus } from '../pieces/leave-focus.js';
import { SearchBox } from '../paging/search-box.js';
import { useListAddress } from '../paging/use-list-address.js';
import { useSlashKey } from './use-slash-key.js';

const useStyles = makeStyles({
  form: { flexGrow: 1, minWidth: 0, maxWidth: '420px', '& .fui-Input': { width: '100%' } },
  onCard: { '& .fui-Input': { minHeight: '36px', backgroundColor: brandTokens.surfaceSunken } },
  onField: {
    '& .fui-Input': {
      minHeight: '36px',
      backgroundColor: brandTokens.brandField2,
      borderTopColor: brandTokens.brandFieldLine,
      borderRightColor: brandTokens.brandFieldLine,
      borderBottomColor: brandTokens.brandFieldLine,
      borderLeftColor: brandTokens.brandFieldLine,
      color: brandTokens.onField,
    },
    '& input': { color: brandTokens.onField, '::placeholder': { color: brandTokens.onField2 } },
    '& .fui-Input__contentBefore': { color: brandTokens.onField2 },
  },
  key: {
    paddingInline: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyBase,
    fontSize: '12px',
    lineHeight: '18px',
  },
});

/**
 * The one search of the desk. On the list it narrows as one types; elsewhere Enter opens the list.
 * Where only one company is found, Enter opens that company.
 */
export function DeskSearch({ isOnField = false }: { readonly isOnField?: boolean }) {
  const styles = useStyles();
  const place = useRef<HTMLFormElement>(null);
  useSlashKey(useCallback(() => place.current?.querySelector('input')?.focus(), []));
  const [path, go] = useLocation();
  const isOnList = path === pagePaths.admin;
  const { parameters, choose } = useListAddress();
  const openOnly = useOpenOnly();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const words = typeof typed === 'string' ? typed.trim() : '';
    if (words === '') return;
    if (isOnList) choose('search', words);
    else {
      leaveFocus();
      go(`${pagePaths.admin}?${new URLSearchParams({ search: words }).toString()}`);
    }
    const others = isOnList ? wholeListIn(parameters) : wholeListIn(new URLSearchParams());
    void openOnly({ ...others, search: words });
  };
  const look = {
    'aria-label': 'Search',
    'aria-keyshortcuts': '/',
    placeholder: isOnField ? 'Company or owner' : 'Company, owner, email or phone',
    contentBefore: <SearchRegular />,
    ...(isOnField ? {} : { contentAfter: <kbd className={styles.key}>/</kbd> }),
  };
  return (
    <form
      ref={place}
      role="search"
      aria-label="Companies and owners"
      className={mergeClasses(styles.form, isOnField ? styles.onField : styles.onCard)}
      onSubmit={submit}
    >
      {isOnList ? (
        <SearchBox
          {...look}
          name="search"
          value={parameters.get('search') ?? ''}
          onSearch={(words) => choose('search', words)}
        />
      ) : (
        <Input type="search" name="search" {...look} />
      )}
    </form>
  );
}

/** Opens the one company that a search finds, unless the list shows something else by then. */
function useOpenOnly() {
  const [, go] = useLocation();
  const client = useQueryClient();
  return async (query: CompanyQuery): Promise<void> => {
    // A failure stands in the list, which asks the same.
    const found = await client.query(companyList(query)).catch(() => null);
    const [only] = found?.items ?? [];
    const shown = new URLSearchParams(location.search).get('search');
    if (only === undefined || found?.total !== 1) return;
    if (location.pathname !== pagePaths.admin || shown !== query.search) return;
    leaveFocus();
    go(pagePaths.adminCompany(only.id));
  };
}
