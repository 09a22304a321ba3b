import {
  Dialog,
  DialogSurface,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { type CompanyPage, type ListedCompany, pagePaths } from '@ellac/contracts';
import { brandTokens, ErrorAlert, messageOf } from '@ellac/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmQuestion } from '../pieces/confirm-dialog.js';
import { onPhone } from '../frame/widths.js';
import { pageRows } from '../paging/page-rows.js';
import { onOtherPages, totalShown } from './company-list.js';
import { Pager } from '../paging/pager.js';
import type { ListAddress } from '../paging/use-list-address.js';
import { useMay } from '../session/for-role.js';
import { useBulkAction } from './bulk/bulk-calls.js';
import { type BulkOutcome, BulkResults } from './bulk/bulk-results.js';
import { CompaniesTable } from './table/companies-table.js';
import { companyColumns } from './table/company-columns.js';
import type { RowAction } from './table/row-menu.js';
import { trashColumns } from './table/trash-columns.js';
import { useDeleteCompanies } from './bulk/delete-companies.js';
import type { OnEachDone } from './bulk/each-company.js';
import { useMoveToTrash, useTakeBack } from './bulk/trash-companies.js';
import { isOfTrash, orderIn, sortValue } from './filters/list-choices.js';
import { NoCompanies } from './no-companies.js';
import { SelectionBar } from './bulk/selection-bar.js';
import { useSheetDownload } from './sheet-download.js';
import { SkeletonRows } from './table/skeleton-rows.js';
import { Toolbar } from './filters/toolbar.js';

const useStyles = makeStyles({
  card: {
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    scrollMarginTop: 'calc(var(--bar) + 8px)',
    outlineStyle: 'none',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    [onPhone]: { marginInline: '-16px', borderRadius: 0 },
  },
  bar: {
    boxSizing: 'border-box',
    // In reach also from the last of many rows.
    position: 'sticky',
    top: 'var(--bar)',
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '48px',
    paddingInline: '10px',
    borderRadius: '12px 12px 0 0',
    backgroundColor: tokens.colorNeutralBackground1,
    outlineStyle: 'none',
    [onPhone]: { borderRadius: 0, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  selecting: { paddingInline: '14px 10px', backgroundColor: brandTokens.brandTint },
  // A last page of a few rows leaves the buttons where they are.
  rows: { minHeight: 'calc(100vh - var(--bar) - 136px)' },
  inset: { padding: '16px' },
});

type Selection = ReadonlyMap<string, ListedCompany>;
const nothing: Selection = new Map();

/** Moves the focus after a change, because the button that had it was removed. */
function useFocusAfter(changes: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes > 0) place.current?.focus();
  }, [changes]);
  return place;
}

interface Props {
  readonly address: ListAddress;
  readonly list: UseQueryResult<CompanyPage>;
}

/** All companies: found, sorted, chosen, moved to the trash and deleted. */
export function CompaniesCard({ address, list }: Props) {
  const styles = useStyles();
  const { parameters, choose } = address;
  const [, go] = useLocation();
  const may = useMay();
  const [selected, setSelected] = useState(nothing);
  const [asked, setAsked] = useState<readonly ListedCompany[]>([]);
  const [removals, setRemovals] = useState(0);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const bar = useFocusAfter(removals);
  const card = useRef<HTMLElement>(null);
  const onRemoved =
    (title: string): OnEachDone =>
    (ends) => {
      // What is gone is selected no more; what could not be deleted is.
      setSelected((before) => {
        const after = new Map([...before, ...asked.map((each) => [each.id, each] as const)]);
        for (const { company, isDone } of ends) if (isDone) after.delete(company.id);
        return after;
      });
      setAsked([]);
      // Of one company, the toast has said all.
      if (ends.length > 1 && ends.some(({ isDone }) => !isDone))
        setOutcome({ title, results: ends });
      else setRemovals((count) => count + 1);
    };
  const ofTrash = isOfTrash(parameters);
  const deletion = useDeleteCompanies(onRemoved('Delete'));
  const move = useMoveToTrash(onRemoved('Move to trash'));
  const takeBack = useTakeBack(onRemoved('Take back'));
  const sheet = useSheetDownload();
  const bulk = useBulkAction((action, results) => setOutcome({ title: action.label, results }));
  const { items: companies = [], nextCursor = null } = list.data ?? {};
  const select = (chosen: readonly ListedCompany[], isOn: boolean) =>
    setSelected((before) => {
      const after = new Map(before);
      for (const company of chosen) {
        if (isOn) after.set(company.id, company);
        else after.delete(company.id);
      }
      return after;
    });
  const isOnPage =
    selected.size === companies.length && companies.every(({ id }) => selected.has(id));
  const actionsFor = (company: ListedCompany): readonly RowAction[] =>
    may('coach')
      ? [
          ofTrash
            ? { label: 'Take back', onClick: () => takeBack.mutate([company]) }
            : { label: 'Move to trash', onClick: () => move.mutate([company]) },
          { label: 'Delete', onClick: () => setAsked([company]) },
        ]
      : [];
  const hasPages = nextCursor !== null || address.pagesBefore !== 0;

  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-label="Companies">
      <div
        ref={bar}
        tabIndex={-1}
        className={mergeClasses(styles.bar, selected.size > 0 && styles.selecting)}
      >
        {selected.size === 0 ? (
          <Toolbar address={address} />
        ) : (
          <SelectionBar
            count={selected.size}
            onOthers={isOnPage && list.data !== undefined ? onOtherPages(list.data) : null}
            isBusy={bulk.isPending || sheet.isPending}
            onAction={(action) => bulk.mutate({ action, companies: [...selected.values()] })}
            onExport={(format) =>
              sheet.mutate({
                format,
                companies: { ids: [...selected.keys()], sort: sortValue(orderIn(parameters)) },
              })
            }
            onCompare={() => go(pagePaths.adminCompare([...selected.keys()]))}
            isOfTrash={ofTrash}
            onTrash={() => (ofTrash ? takeBack : move).mutate([...selected.values()])}
            onDelete={() => setAsked([...selected.values()])}
            onClear={() => {
              setSelected(nothing);
              setRemovals((count) => count + 1);
            }}
          />
        )}
      </div>
      {list.isPending ? <SkeletonRows /> : null}
      {list.isError ? (
        <div className={styles.inset}>
          <ErrorAlert
            message={messageOf(list.error, 'The companies cannot be shown right now.')}
            action={{ label: 'Try again', onClick: () => void list.refetch() }}
          />
        </div>
      ) : null}
      {list.isSuccess && companies.length === 0 ? <NoCompanies address={address} /> : null}
      {companies.length === 0 ? null : (
        <div className={mergeClasses(hasPages && styles.rows)}>
          <CompaniesTable
            companies={companies}
            columns={ofTrash ? trashColumns : companyColumns}
            order={orderIn(parameters)}
            onOrder={(order) => choose('sort', sortValue(order))}
            selected={new Set(selected.keys())}
            onSelect={select}
            actionsFor={actionsFor}
          />
        </div>
      )}
      {list.isSuccess ? (
        <Pager
          address={address}
          pageRows={pageRows}
          shown={companies.length}
          total={totalShown(list.data)}
          nextCursor={list.isPlaceholderData ? null : nextCursor}
          onTurn={() => {
            card.current?.focus({ preventScroll: true });
            card.current?.scrollIntoView();
          }}
        />
      ) : null}
      {/* One dialog for both: where a dialog replaces another, the focus that goes back from the
          first can leave the second hidden from screen readers. */}
      {asked.length === 0 && outcome === null ? null : (
        <Dialog
          open
          modalType={outcome === null ? 'alert' : 'modal'}
          onOpenChange={(_, { open }) => {
            if (open || deletion.isPending) return;
            setAsked([]);
            setOutcome(null);
          }}
        >
          <DialogSurface>
            {outcome === null ? (
              <ConfirmQuestion
                text={`This action cannot be undone. This will permanently delete ${asked.length} selected companies and all their associated data.`}
                names={asked.map(({ name }) => name)}
                isBusy={deletion.isPending}
                onConfirm={() => deletion.mutate(asked)}
              />
            ) : (
              <BulkResults {...outcome} />
            )}
          </DialogSurface>
        </Dialog>
      )}
    </section>
  );
}
