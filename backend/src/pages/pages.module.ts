import { Module } from '@nestjs/common';
import { ElementScriptController } from './element-script.controller.js';
import { ImportMapService } from './import-map.service.js';
import { PagesController } from './pages.controller.js';

@Module({
  controllers: [ElementScriptController, PagesController],
  providers: [ImportMapService],
})
export class PagesModule {}
