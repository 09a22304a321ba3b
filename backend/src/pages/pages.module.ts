import { Module } from '@nestjs/common';
import { ImportMapService } from './import-map.service.js';
import { PagesController } from './pages.controller.js';

@Module({ controllers: [PagesController], providers: [ImportMapService] })
export class PagesModule {}
