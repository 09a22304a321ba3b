import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Environment } from '../config/environment.js';
import { dataSourceOptions } from './data-source.js';
import { entities } from './entities.js';
import { prepareDatabase } from './serving-role.js';
import { whenThere } from './when-there.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Environment],
      useFactory: async (environment: Environment) => {
        await whenThere(() => prepareDatabase(environment));
        return dataSourceOptions(environment.DATABASE_URL);
      },
      dataSourceFactory: (options) => {
        if (options === undefined) throw new Error('The data source has no options.');
        return whenThere(() => new DataSource(options).initialize());
      },
    }),
    TypeOrmModule.forFeature(entities),
  ],
  exports: [TypeOrmModule],
})
export class DatabaseModule {}
