import type { Analysis } from '@ellac/contracts';
import { useToast } from '@ellac/web';
import { Button, Spinner } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { PdfProblem } from './pdf-problem.js';

const failure = 'Failed to generate the PDF report. Please try again.';

const reload = { label: 'Reload the page', onClick: () => location.reload() };

/** The connection failed, or a deploy deleted the file: then only a reload fetches the new one. */
class MakerMissing extends PdfProblem {}

/** The code that makes a PDF, with its libraries and fonts; loaded only when a PDF is requested. */
const loadMaker = () =>
  import('./make-pdf.js').catch((cause: unknown) => {
    throw new MakerMissing('Failed to initialize PDF generator', { cause });
  });

/**
 * Makes the report's PDF and saves it. It may be pressed repeatedly, but only one PDF is made at a
 * time.
 */
export function PdfButton({
  analysis,
  size = 'medium',
}: {
  readonly analysis: Analysis | undefined;
  readonly size?: 'small' | 'medium';
}) {
  const { toast } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    toast({
      title: 'Generating PDF',
      description: 'Please wait while we generate your report...',
      isUnderWay: true,
    });
    try {
      if (analysis === undefined) throw new PdfProblem('No report data available');
      const { savePdf } = await loadMaker();
      await savePdf(analysis);
      toast({
        title: 'Success',
        description: 'Your PDF report has been generated successfully.',
      });
    } catch (error) {
      console.error('The PDF could not be made', error);
      toast({
        variant: 'destructive',
        title: 'PDF Generation Failed',
        description: error instanceof PdfProblem ? error.message : failure,
        ...(error instanceof MakerMissing ? { action: reload } : {}),
      });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size={size}
      icon={isBusy ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
      disabledFocusable={isBusy}
      aria-busy={isBusy}
      onClick={() => void download()}
    >
      Download PDF
    </Button>
  );
}
