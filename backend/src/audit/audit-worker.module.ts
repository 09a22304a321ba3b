import { Module } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { secretRing } from '../config/key-ring.js';
import { AuditChain } from './chain/audit-chain.js';
import { AuditChainSchedule } from './chain/audit-chain.schedule.js';
import { AuditCut } from './chain/audit-cut.js';
import { ChainKeys } from './chain/chain-keys.js';

/** The providers that only a process that runs scheduled tasks needs. */
@Module({
  providers: [
    AuditChain,
    AuditChainSchedule,
    AuditCut,
    {
      provide: ChainKeys,
      inject: [Environment],
      useFactory: (environment: Environment) => new ChainKeys(...secretRing(environment)),
    },
  ],
})
export class AuditWorkerModule {}
