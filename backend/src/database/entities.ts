import { AnalysisEntity } from './entities/analysis.entity.js';
import { CompanyEntity } from './entities/company.entity.js';
import { EmailDeliveryEntity } from './entities/email-delivery.entity.js';
import { LeaseEntity } from './entities/lease.entity.js';
import { ResponseEntity } from './entities/response.entity.js';
import { SettingEntity } from './entities/setting.entity.js';
import { UserEntity } from './entities/user.entity.js';

export const entities = [
  AnalysisEntity,
  CompanyEntity,
  EmailDeliveryEntity,
  LeaseEntity,
  ResponseEntity,
  SettingEntity,
  UserEntity,
];
