import { AnalysisEntity } from './entities/analysis.entity.js';
import { AuditCutEntity } from './entities/audit-cut.entity.js';
import { AuditEntryEntity } from './entities/audit-entry.entity.js';
import { AuditLinkEntity } from './entities/audit-link.entity.js';
import { AuditVerificationEntity } from './entities/audit-verification.entity.js';
import { BackupEntity } from './entities/backup.entity.js';
import { CommentEntity } from './entities/comment.entity.js';
import { CompanyEntity } from './entities/company.entity.js';
import { EmailDeliveryEntity } from './entities/email-delivery.entity.js';
import { EnginePauseEntity } from './entities/engine-pause.entity.js';
import { ErasureEntity } from './entities/erasure.entity.js';
import { InboxMarkEntity } from './entities/inbox-mark.entity.js';
import { LeaseEntity } from './entities/lease.entity.js';
import { MailServerEntity } from './entities/mail-server.entity.js';
import { MailStopEntity } from './entities/mail-stop.entity.js';
import { NoteEntity, NoteVersionEntity } from './entities/note.entity.js';
import { OidcIdentityEntity } from './entities/oidc-identity.entity.js';
import { PasswordLinkEntity } from './entities/password-link.entity.js';
import { PlanShareEntity } from './entities/plan-share.entity.js';
import { ReportReadEntity } from './entities/report-read.entity.js';
import { ResponseEntity } from './entities/response.entity.js';
import { RetentionRunEntity } from './entities/retention-run.entity.js';
import { SavedViewEntity } from './entities/saved-view.entity.js';
import { SessionEntity } from './entities/session.entity.js';
import { SettingEntity } from './entities/setting.entity.js';
import { StepTickEntity } from './entities/step-tick.entity.js';
import { TokenMonthEntity } from './entities/token-month.entity.js';
import { UserEntity } from './entities/user.entity.js';
import { WordedPartEntity } from './entities/worded-part.entity.js';

/** Every table, with all its columns. */
export const entities = [
  AnalysisEntity,
  AuditCutEntity,
  AuditEntryEntity,
  AuditLinkEntity,
  AuditVerificationEntity,
  BackupEntity,
  CommentEntity,
  CompanyEntity,
  EmailDeliveryEntity,
  EnginePauseEntity,
  ErasureEntity,
  LeaseEntity,
  MailServerEntity,
  MailStopEntity,
  NoteEntity,
  NoteVersionEntity,
  OidcIdentityEntity,
  PasswordLinkEntity,
  PlanShareEntity,
  ReportReadEntity,
  ResponseEntity,
  RetentionRunEntity,
  SavedViewEntity,
  SessionEntity,
  SettingEntity,
  StepTickEntity,
  InboxMarkEntity,
  TokenMonthEntity,
  UserEntity,
  WordedPartEntity,
];
