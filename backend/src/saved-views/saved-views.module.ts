import { Module } from '@nestjs/common';
import { AdminSavedViewsController } from './admin-saved-views.controller.js';
import { SavedViews } from './saved-views.service.js';

@Module({ controllers: [AdminSavedViewsController], providers: [SavedViews] })
export class SavedViewsModule {}
