import { Refusal, type RefusalCode } from './refusal.ts'

/** One way of a move: it leads from a status to another, belongs to somebody, and may be there only under a condition. */
export interface Transition<Status extends string, By extends string = never, When extends string = never> {
  from: Status
  to: Status
  by?: By
  when?: When
}

type Table<By extends string, When extends string> = Record<string, readonly Transition<string, By, When>[]>

/** A refused move lacks a way from this status, one whose condition holds, or one that belongs to the actor. */
type Lack = 'way' | 'condition' | 'mover'

interface Rules<Move, By, When, Facts, Actor> {
  /** Whether the condition of a way holds. */
  holds?(when: When, facts: Facts): boolean
  /** Whether a way belongs to the actor; without it every way is everybody's. */
  isMover?(by: By, actor: Actor, facts: Facts): boolean
  /** The code of the refusal. `owners` are those to whom the ways that are there belong. */
  refusal(lack: Lack, move: Move, actor: Actor, facts: Facts, owners: readonly By[]): RefusalCode
  /** A refusal may stand against a move that lacks nothing. */
  obstacle?(move: Move, facts: Facts): RefusalCode | undefined
}

/**
 * A state machine is a table of transitions and the rules that read it. `can` draws the button, `next` guards the write, so that both
 * always agree.
 */
export function stateMachine<
  Transitions extends Table<By, When>,
  By extends string,
  When extends string,
  Facts extends { status: string },
  Actor,
>(transitions: Transitions, rules: Rules<keyof Transitions, By, When, Facts, Actor>) {
  type Move = keyof Transitions & string
  type Way = Transition<string, By, When>

  function judge(actor: Actor, move: Move, facts: Facts): Way | RefusalCode {
    const { holds, isMover, refusal, obstacle } = rules
    const from: readonly Way[] = (transitions[move] ?? []).filter((way) => way.from === facts.status)
    const open = from.filter(({ when }) => when === undefined || holds?.(when, facts))
    const own = open.find(({ by }) => by === undefined || !isMover || isMover(by, actor, facts))
    if (own) return obstacle?.(move, facts) ?? own
    const lack = open.length > 0 ? 'mover' : from.length > 0 ? 'condition' : 'way'
    return refusal(
      lack,
      move,
      actor,
      facts,
      open.flatMap(({ by }) => by ?? []),
    )
  }

  return {
    /**
     * The status that the move leads to.
     * @throws Refusal with the code that the rules give
     */
    next<M extends Move>(actor: Actor, move: M, facts: Facts) {
      const verdict = judge(actor, move, facts)
      if (typeof verdict === 'string') throw new Refusal(verdict)
      return verdict.to as Transitions[M][number]['to']
    },
    /** Whether the move is the actor's to make now. */
    can: (actor: Actor, move: Move, facts: Facts): boolean => typeof judge(actor, move, facts) !== 'string',
  }
}
