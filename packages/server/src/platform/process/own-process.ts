import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Refusal, type RefusalCode } from '@matchbol/core/shared/refusal'

/** What such a process answers to a task: the result or why there is none, and how much memory it holds now. */
export interface Finished<Result> {
  result?: Result
  refusal?: RefusalCode
  residentBytes: number
}

interface Settings {
  /** Answers tasks by `answerTasks`. */
  program: URL
  /** A process that holds more after a task is ended. */
  mostResidentBytes: number
  mostHeapMegabytes?: number
}

const PATIENCE_MS = 30_000
const IDLE_MS = 10_000

/**
 * Does what is large or comes from strangers in a process of its own, whose memory goes back to the system when it ends: after a while
 * without work, after a task that left it large, and at once when a task takes too long. The system may end it too, where memory
 * is short; the server lives on and says that it cannot.
 */
export function ownProcess<Task extends object, Result>(settings: Settings) {
  const program = fileURLToPath(settings.program)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  return { run }

  /** One at a time. @throws Refusal of the program; UNAVAILABLE */
  async function run(task: Task, patienceMs = PATIENCE_MS): Promise<Result> {
    clearTimeout(idle)
    child ??= start()
    const { result, refusal, residentBytes } = await answerOf<Result>(child, task, patienceMs)
    if (residentBytes > settings.mostResidentBytes) end()
    else idle = setTimeout(end, IDLE_MS).unref()
    if (result === undefined) throw new Refusal(refusal ?? 'UNAVAILABLE')
    return result
  }

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${settings.mostHeapMegabytes ?? 64}`],
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' },
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  function end() {
    if (child?.connected) child.disconnect()
    child = undefined
  }
}

/** What the process answers; nothing where it ended instead or took too long. It keeps this one alive only meanwhile. */
async function answerOf<Result>(child: ChildProcess, task: object, patienceMs: number): Promise<Finished<Result>> {
  const nothing: Finished<Result> = { residentBytes: 0 }
  child.ref()
  child.channel?.ref()
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  try {
    return await new Promise<Finished<Result>>((done) => {
      child.once('message', (finished) => done(finished as Finished<Result>))
      child.once('close', () => done(nothing))
      child.send(task, (error) => error && done(nothing))
    })
  } finally {
    clearTimeout(timer)
    child.removeAllListeners('message').removeAllListeners('close')
    child.unref()
    child.channel?.unref()
  }
}
