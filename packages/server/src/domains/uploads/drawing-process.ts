import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Drawing, Drawn, Picture } from './drawing-shapes.ts'

const program = fileURLToPath(new URL('./drawing-program.ts', import.meta.url))
const PATIENCE_MS = 30_000
const IDLE_MS = 10_000
const MOST_RESIDENT_BYTES = 110 * 1024 * 1024

/**
 * Draws what strangers send in a process of its own, whose memory goes back to the system when it ends: after a while without
 * work, after a picture that left it large, and at once when a picture takes too long. The system may end it too, where memory is
 * short; the server lives on and says that it cannot.
 */
export function drawingProcess() {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  return { draw }

  /** One at a time. @throws Refusal IMAGE_KIND, IMAGE_BROKEN, IMAGE_TOO_MANY_PIXELS, UNAVAILABLE */
  async function draw(drawing: Drawing, patienceMs = PATIENCE_MS): Promise<Picture> {
    clearTimeout(idle)
    child ??= start()
    const { picture, refusal, residentBytes } = await answerOf(child, drawing, patienceMs)
    if (residentBytes > MOST_RESIDENT_BYTES) end()
    else idle = setTimeout(end, IDLE_MS).unref()
    if (!picture) throw new Refusal(refusal ?? 'UNAVAILABLE')
    return picture
  }

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=64'],
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

const nothing: Drawn = { refusal: 'UNAVAILABLE', residentBytes: 0 }

/** What the process answers; nothing drawn where it ended instead or took too long. It keeps this one alive only meanwhile. */
async function answerOf(child: ChildProcess, drawing: Drawing, patienceMs: number): Promise<Drawn> {
  child.ref()
  child.channel?.ref()
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  try {
    return await new Promise<Drawn>((done) => {
      child.once('message', (drawn) => done(drawn as Drawn))
      child.once('close', () => done(nothing))
      child.send(drawing, (error) => error && done(nothing))
    })
  } finally {
    clearTimeout(timer)
    child.removeAllListeners('message').removeAllListeners('close')
    child.unref()
    child.channel?.unref()
  }
}
