import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Text,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { apiPaths, type CompanyDetail, formatDate, pagePaths } from '@ellac/contracts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useDeleteCompanies } from '../companies/bulk/delete-companies.js';
import type { OnEachDone } from '../companies/bulk/each-company.js';
import { useMoveToTrash } from '../companies/bulk/trash-companies.js';
import { ConfirmDialog } from '../pieces/confirm-dialog.js';
import { PageTitle } from '../pieces/page-title.js';
import { ScoreChip } from '../pieces/score-chip.js';
import { Change } from '../comparison/change.js';
import { ForRole } from '../session/for-role.js';
import type { ScoredReport } from './changes/over-time.js';
import { ReachOwner } from './reach-owner.js';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  change: { display: 'flex', alignItems: 'center', gap: '4px', whiteSpace: 'pre-wrap' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineStart: 'auto' },
});

interface Props {
  readonly detail: CompanyDetail;
  readonly scores: readonly ScoredReport[];
}

/** The name, where the business stands and how it changed, and how to reach its owner. */
export function CompanyHead({ detail: { company, reports }, scores }: Props) {
  const styles = useStyles();
  const newest = reports.find(({ analysis }) => analysis?.band)?.analysis;
  const [last, before] = scores;
  const { ownerPhone, ownerEmail } = company;
  return (
    <div className={styles.head}>
      <PageTitle>{company.name}</PageTitle>
      {newest === undefined ? null : <ScoreChip score={newest.overallScore} band={newest.band} />}
      {last === undefined || before === undefined ? null : (
        <Text className={styles.change}>
          <Change before={before.score} after={last.score} />
          {` since ${formatDate(new Date(before.at))}`}
        </Text>
      )}
      <div className={styles.actions}>
        <ReachOwner email={ownerEmail} phone={ownerPhone} />
        <ForRole needs="coach">
          <MoreMenu company={company} />
        </ForRole>
      </div>
    </div>
  );
}

function MoreMenu({ company: { id, name } }: { company: CompanyDetail['company'] }) {
  const focusReturns = useRestoreFocusTarget();
  const [, go] = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const leave: OnEachDone = (results) => {
    setDeleting(false);
    if (results.every(({ isDone }) => isDone)) go(pagePaths.admin);
  };
  const remove = useDeleteCompanies(leave);
  const move = useMoveToTrash(leave);
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            {...focusReturns}
            icon={<MoreHorizontalRegular />}
            aria-label={`Actions for ${name}`}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItemLink href={apiPaths.adminCompanyExport(id)} download>
              Download all data of this company (JSON)
            </MenuItemLink>
            <MenuItem onClick={() => move.mutate([{ id, name }])}>Move to trash</MenuItem>
            <MenuItem onClick={() => setDeleting(true)}>Delete</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isDeleting ? (
        <ConfirmDialog
          text="This action cannot be undone. This will permanently delete 1 selected companies and all their associated data."
          names={[name]}
          isBusy={remove.isPending}
          onCancel={() => setDeleting(false)}
          onConfirm={() => remove.mutate([{ id, name }])}
        />
      ) : null}
    </>
  );
}
