import * as v from 'valibot';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { fileId, idUpTo } from '#lib/kernel/border/id.ts';
import { say } from '#lib/kernel/phrase.ts';
import { placed, schemaProblem } from '#lib/kernel/border/schema-problem.ts';
import {
	ATTACHMENTS,
	CAMPS,
	CHARACTERS,
	FACTIONS,
	GUNS,
	TANK_MODELS,
	UNIT_TYPES,
	type Force,
	type Officer,
	type Player,
	type Unit
} from '../types.ts';
import { words } from '../words/en/scenarios.ts';

/** Ends of what a force may hold; a form never offers more. */
export const LIMITS = {
	name: 120,
	label: 12,
	notes: 4000,
	stands: 12,
	figures: 12,
	turrets: 12,
	units: 200,
	officers: 60,
	players: 20
} as const;

const id = idUpTo(80);
const name = v.pipe(v.string(), v.maxLength(LIMITS.name));
const notes = v.pipe(v.string(), v.maxLength(LIMITS.notes));
const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

const player = v.strictObject({
	id,
	name,
	absent: v.boolean(),
	standIn: v.nullable(id)
}) satisfies v.GenericSchema<unknown, Player>;

const officer = v.strictObject({
	id,
	name,
	player: v.nullable(id),
	commanderInChief: v.boolean(),
	character: v.nullable(v.picklist(CHARACTERS))
}) satisfies v.GenericSchema<unknown, Officer>;

const unit = v.strictObject({
	id,
	label: v.pipe(v.string(), v.maxLength(LIMITS.label)),
	name,
	originalName: name,
	type: v.picklist(UNIT_TYPES),
	faction: v.picklist(FACTIONS),
	officer: v.nullable(id),
	stands: v.pipe(v.array(whole(1, LIMITS.figures)), v.minLength(1), v.maxLength(LIMITS.stands)),
	commandStand: v.boolean(),
	gun: v.nullable(v.picklist(GUNS)),
	attachments: v.pipe(v.array(v.picklist(ATTACHMENTS)), v.maxLength(ATTACHMENTS.length * 2)),
	tank: v.nullable(v.picklist(TANK_MODELS)),
	turrets: whole(0, LIMITS.turrets),
	poorQuality: v.boolean(),
	oneDieFewer: v.boolean(),
	notes
}) satisfies v.GenericSchema<unknown, Unit>;

const force = v.strictObject({
	id,
	name,
	originalName: name,
	camp: v.picklist(CAMPS),
	faction: v.picklist(FACTIONS),
	players: v.pipe(v.array(player), v.maxLength(LIMITS.players)),
	officers: v.pipe(v.array(officer), v.maxLength(LIMITS.officers)),
	units: v.pipe(v.array(unit), v.maxLength(LIMITS.units)),
	notes
}) satisfies v.GenericSchema<unknown, Force>;

/** A force that is kept by itself. */
const keptForce = v.strictObject({ ...force.entries, id: fileId });

/** The same for whatever holds parts of a force, such as a battle. */
export const FORCE_SCHEMAS = { player, officer, unit, force } as const;

const twice = (ids: readonly string[]): string | undefined =>
	ids.find((one, index) => ids.indexOf(one) !== index);

/** A name that points to nobody, or one borne by two: its place and itself. */
const loose = ({ players, officers, units }: Force): readonly [string, string] | undefined => {
	const playerIds = players.map((one) => one.id);
	const officerIds = officers.map((one) => one.id);
	const again = twice([...playerIds, ...officerIds, ...units.map((one) => one.id)]);
	if (again !== undefined) return ['id', again];
	for (const [index, { standIn }] of players.entries())
		if (standIn !== null && !playerIds.includes(standIn))
			return [placed('players', index, 'standIn'), standIn];
	for (const [index, { player }] of officers.entries())
		if (player !== null && !playerIds.includes(player))
			return [placed('officers', index, 'player'), player];
	for (const [index, { officer }] of units.entries())
		if (officer !== null && !officerIds.includes(officer))
			return [placed('units', index, 'officer'), officer];
	return undefined;
};

/** Reads one force of the present version. `at` is its place in the file, for the sentence. */
export const parseForce = (raw: unknown, at = ''): Parsed<Force> => {
	const read = v.safeParse(keptForce, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], at));
	const found = loose(read.output);
	if (!found) return parsed(read.output);
	const [path, value] = found;
	const values = { path: placed(at, path), value };
	return path === 'id'
		? wrong(say(words.atPathTwoShareTheNameValue, values))
		: wrong(say(words.atPathNobodyIsCalledValue, values));
};
