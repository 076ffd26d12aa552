// Decision 0033 as a model in plain TypeScript, with which tests compare the database.
import { levelHolds, type WorkLevel } from '@pavilion/protocol/works.ts';

export interface ModelGrant {
  work: number;
  medium: string;
  /** Days, the last excluded. */
  from: number;
  until: number;
  exclusive: boolean;
}

const meets = (a: ReadonlySet<number>, b: ReadonlySet<number>) => [...a].some((one) => b.has(one));

export class WorksModel {
  readonly levels = new Map<number, WorkLevel>();
  readonly parts = new Map<number, Set<number>>();
  readonly grants = new Map<number, ModelGrant>();

  private walk(id: number, next: (id: number) => Iterable<number>): Set<number> {
    const seen = new Set([id]);
    for (const one of seen) for (const other of next(one)) seen.add(other);
    return seen;
  }
  parentsOf = (id: number) => [...this.parts].filter(([, children]) => children.has(id)).map(([parent]) => parent);
  below = (id: number) => this.walk(id, (one) => this.parts.get(one) ?? []);
  private above = (id: number) => this.walk(id, this.parentsOf);
  private aboveOf = (id: number, level: WorkLevel) =>
    new Set([...this.above(id)].filter((one) => this.levels.get(one) === level));

  /** Returns true if it is not known whether the part is in this season or volume or in another one. */
  private mayContain(whole: number, part: number): boolean {
    const [wholeLevel, partLevel] = [this.levels.get(whole)!, this.levels.get(part)!];
    if ((wholeLevel !== 'season' && wholeLevel !== 'volume') || !levelHolds(wholeLevel, partLevel)) return false;
    if (this.aboveOf(part, wholeLevel).size > 0) return false;
    const [partSeasons, wholeSeasons] = [this.aboveOf(part, 'season'), this.aboveOf(whole, 'season')];
    const sharesSeries = meets(this.aboveOf(part, 'series'), this.aboveOf(whole, 'series'));
    if (wholeLevel === 'season') return sharesSeries;
    if (meets(partSeasons, wholeSeasons)) return true;
    return sharesSeries && (partSeasons.size === 0 || wholeSeasons.size === 0);
  }

  overlap(a: number, b: number): boolean {
    const [inA, inB] = [this.below(a), this.below(b)];
    if (meets(inA, inB)) return true;
    return [...inA].some((x) => [...inB].some((y) => this.mayContain(x, y) || this.mayContain(y, x)));
  }
  clash = (a: ModelGrant, b: ModelGrant) =>
    (a.exclusive || b.exclusive) &&
    a.medium === b.medium &&
    a.from < b.until &&
    b.from < a.until &&
    this.overlap(a.work, b.work);
  mayGrant = (wanted: ModelGrant) => ![...this.grants.values()].some((grant) => this.clash(wanted, grant));
  /** Returns whether no two active grants conflict. */
  isSound(): boolean {
    const all = [...this.grants.values()];
    return all.every((one, i) => all.slice(i + 1).every((other) => !this.clash(one, other)));
  }
}
