/** Which report is read, and the token of the link that opened this page; null where a cookie or a login did. */
export interface ReportAccess {
  readonly reportId: string;
  readonly token: string | null;
}
