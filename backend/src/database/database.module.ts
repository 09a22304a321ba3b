import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Environment } from '../config/environment.js';
import { dataSourceOptions, migrate } from './data-source.js';
import { entities } from './entities.js';
import { LeaseService } from './lease.service.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => dataSourceOptions(environment.DATABASE_URL),
      dataSourceFactory: async (options) => {
        if (options === undefined) throw new Error('The data source has no options.');
        const dataSource = await new DataSource(options).initialize();
        await migrate(dataSource);
        return dataSource;
      },
    }),
    TypeOrmModule.forFeature(entities),
  ],
  providers: [LeaseService],
  exports: [TypeOrmModule, LeaseService],
})
export class DatabaseModule {}
