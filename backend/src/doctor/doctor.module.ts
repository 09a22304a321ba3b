import { Module } from '@nestjs/common';
import { AdminSystemController } from './admin-system.controller.js';
import { DoctorService } from './doctor.service.js';

@Module({ controllers: [AdminSystemController], providers: [DoctorService] })
export class DoctorModule {}
