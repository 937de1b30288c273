import { answers, startModelServer } from '../fixtures/modelServer.ts';

/** What this process, forked, sends its parent: first its address, then, on request, the last call's body. */
export type Told = { url: string } | { asked: unknown };

/** The tests' model server in a process of its own, so that its work takes no time from this one. */
const model = await startModelServer();
let asked: unknown;
model.script((request, response) => {
  asked = model.calls.pop()?.body;
  answers(request, response);
});
const tell = (told: Told) => process.send?.(told);
tell({ url: model.url });
process.on('message', () => tell({ asked }));
process.on('disconnect', () => process.exit());
