import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { BrandFilesController } from './brand-files.controller.js';
import { ElementScriptController } from './element-script.controller.js';
import { ImportMapService } from './import-map/import-map.service.js';
import { PagesController } from './pages.controller.js';
import { WellKnownController } from './well-known.controller.js';

@Module({
  imports: [BrandModule],
  controllers: [
    ElementScriptController,
    BrandFilesController,
    WellKnownController,
    PagesController,
  ],
  providers: [ImportMapService],
})
export class PagesModule {}
