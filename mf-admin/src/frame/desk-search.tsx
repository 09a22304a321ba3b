import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { pagePaths } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { type SubmitEvent, useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { leaveFocus } from '../pieces/leave-focus.js';
import { SearchBox } from '../paging/search-box.js';
import { useListAddress } from '../paging/use-list-address.js';
import { useSlashKey } from './use-slash-key.js';

const useStyles = makeStyles({
  form: { flexGrow: 1, minWidth: 0, maxWidth: '420px', '& .fui-Input': { width: '100%' } },
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

const placeholder = 'Company, owner, email or phone';

/** The one search of the desk. On the list it narrows as one types; elsewhere Enter opens the list. */
export function DeskSearch({ isOnField = false }: { readonly isOnField?: boolean }) {
  const styles = useStyles();
  const place = useRef<HTMLFormElement>(null);
  useSlashKey(useCallback(() => place.current?.querySelector('input')?.focus(), []));
  const [path, go] = useLocation();
  const isOnList = path === pagePaths.admin;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOnList) return;
    const words = new FormData(event.currentTarget).get('search');
    if (typeof words !== 'string' || words.trim() === '') return;
    leaveFocus();
    go(`${pagePaths.admin}?${new URLSearchParams({ search: words.trim() }).toString()}`);
  };
  const look = {
    'aria-label': 'Search',
    'aria-keyshortcuts': '/',
    placeholder,
    contentBefore: <SearchRegular />,
    ...(isOnField ? {} : { contentAfter: <kbd className={styles.key}>/</kbd> }),
  };
  return (
    <form
      ref={place}
      role="search"
      aria-label="Companies and owners"
      className={mergeClasses(styles.form, isOnField && styles.onField)}
      onSubmit={submit}
    >
      {isOnList ? <ListSearch look={look} /> : <Input type="search" name="search" {...look} />}
    </form>
  );
}

function ListSearch({ look }: { readonly look: object }) {
  const { parameters, choose } = useListAddress();
  return (
    <SearchBox
      {...look}
      value={parameters.get('search') ?? ''}
      onSearch={(words) => choose('search', words)}
    />
  );
}
