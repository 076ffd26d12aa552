import type { SeedArticle } from './article.ts';
import { industry } from './industry.ts';
import { abroad } from './industry-abroad.ts';
import { deals } from './industry-deals.ts';
import { notices } from './notices.ts';
import { research } from './research.ts';
import { catalogueResearch } from './research-catalogue.ts';
import { makingResearch } from './research-making.ts';
import { rightsResearch } from './research-rights.ts';

export const articles: readonly SeedArticle[] = [
  ...industry,
  ...deals,
  ...abroad,
  ...research,
  ...rightsResearch,
  ...makingResearch,
  ...catalogueResearch,
  ...notices,
];
