import { Button } from '@fluentui/react-components';
import { Clock24Regular } from '@fluentui/react-icons';
import type { ErrorAlertProps } from '@ellac/web';
import type { ReactNode } from 'react';
import { CardWords } from './card-words.js';
import { type Opened, YourReportPage } from './your-report-page.js';

export interface ReportProblemProps extends ErrorAlertProps {
  /** What cannot be shown: a report, unless told. */
  readonly of?: Opened;
  /** What explains the sentence, where it has no title of its own. */
  readonly about?: string;
  /** Further actions besides trying again. */
  readonly children?: ReactNode;
}

/** Why a report or a shared plan cannot be shown. */
export function ReportProblem({ of, title, message, about, action, children }: ReportProblemProps) {
  return (
    <YourReportPage of={of} manner="needs-look" icon={<Clock24Regular aria-hidden />}>
      <CardWords role="alert" title={title ?? message}>
        {title === undefined ? about : message}
      </CardWords>
      {action !== undefined && <Button onClick={action.onClick}>{action.label}</Button>}
      {children}
    </YourReportPage>
  );
}
