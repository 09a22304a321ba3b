import { Module } from '@nestjs/common';
import { Brand } from './brand.js';

@Module({ providers: [Brand], exports: [Brand] })
export class BrandModule {}
