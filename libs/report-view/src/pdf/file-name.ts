const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `business-analysis-report-{id}-{yyyy-MM-dd}.pdf`, with the reader's date. */
export function fileNameOf(reportId: string, today: Date): string {
  const day = [today.getFullYear(), twoDigits(today.getMonth() + 1), twoDigits(today.getDate())];
  // An id is a UUID. Any other characters are removed, so that the name cannot contain a path.
  return `business-analysis-report-${reportId.replace(/[^\w-]/g, '')}-${day.join('-')}.pdf`;
}
