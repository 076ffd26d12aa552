import type { CompanyKind } from '@pavilion/protocol/companies.ts';
import type { Genre } from '@pavilion/protocol/enumerations.ts';
import type { Medium } from '@pavilion/protocol/media.ts';

/** Invented companies of the demo fair; the picture of each mark is `logo-KEY`. */
interface SeedCompany {
  readonly key: string;
  readonly zhName: string;
  readonly enName: string;
  readonly kind: CompanyKind;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly zhCity: string;
  readonly enCity: string;
  readonly founded: number;
  readonly zhProfile: string;
  readonly enProfile: string;
}
export interface SeedCustomer extends SeedCompany {
  /** What it looks for, in one line. */
  readonly zhBuys: string;
  readonly enBuys: string;
  readonly genres: readonly Genre[];
  readonly media: readonly Medium[];
  /** Countries and territory groups. */
  readonly territories: readonly string[];
}
export interface SeedExhibitor extends SeedCompany {
  readonly zhSells: string;
  readonly enSells: string;
  readonly genres: readonly Genre[];
}
