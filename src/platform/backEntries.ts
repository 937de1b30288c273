/**
 * What Back closes before it leaves a screen: a menu, a dialog, a question with another before it. Each has an entry of
 * its own in the browser's history, at the screen's address, so that key, gesture and keyboard all do the same. The
 * entry is made right after the tap that opens it (browsers skip entries that no tap has made) and removed when it
 * closes by itself. Entries are counted rather than named, so that a reload finds them again.
 */
interface Layer {
  /** How many entries it has: 1 for something open, and for questions as many as precede the current one. */
  depth: number;
  onBack: () => void;
}

/** A history entry: `key` names the screen (set by the router), `depth` counts the layers on it. */
interface EntryState {
  key?: string;
  idx?: number;
  depth?: number;
}

/** The most recently opened one is last. */
const layers: Layer[] = [];

/** Our own navigations back that have not arrived yet, each with what is to happen then. */
const returns: (() => void)[] = [];

let at: { key: string | undefined; depth: number } = { key: undefined, depth: 0 };
let isListening = false;
let isSettling = false;

const entry = (): EntryState => history.state ?? {};

function look(): void {
  const { key, depth = 0 } = entry();
  at = { key, depth };
}

function goBack(entries: number, then?: () => void): void {
  returns.push(then ?? (() => undefined));
  history.go(-entries);
}

/** Runs now or, while a navigation back is under way (the browser takes a moment), once it has arrived. */
function afterReturn(run: () => void): void {
  const last = returns.pop();
  if (last)
    returns.push(() => {
      last();
      run();
    });
  else run();
}

/**
 * Adds or removes entries until there are as many as layers, after everything that opens and closes together has done
 * so.
 */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  queueMicrotask(() => {
    isSettling = false;
    if (returns.length > 0) return; // its arrival will settle it
    const wantedDepth = layers.reduce((sum, { depth }) => sum + depth, 0);
    if (wantedDepth < at.depth) goBack(at.depth - wantedDepth);
    for (; at.depth < wantedDepth; look()) {
      const { idx = 0, ...state } = entry();
      history.pushState({ ...state, idx: idx + 1, depth: at.depth + 1 }, '');
    }
  });
}

/** Closes `count` layers or steps, the most recently opened first. Says whether there was one. */
function close(count: number): boolean {
  let stepsLeft = count;
  for (const { depth, onBack } of layers.toReversed())
    for (let step = 0; step < depth && stepsLeft > 0; step++, stepsLeft--) onBack();
  return stepsLeft < count;
}

function onPop(): void {
  // A jump within the page (#main) makes an entry without a state.
  if (!history.state) history.replaceState({ ...at, idx: 0 }, '');
  const from = at;
  look();
  const then = returns.shift();
  if (then) {
    then();
    look();
    settleSoon();
  } else if (at.key === from.key) {
    // Nothing to close, because a reload already did: go further back, or this press would do nothing.
    if (at.depth < from.depth && !close(from.depth - at.depth)) history.back();
    settleSoon();
  }
}

/** To be called before the first screen, and by whoever opens a layer. */
export function listenForBack(): void {
  if (isListening) return;
  isListening = true;
  if (!history.state) history.replaceState({ idx: 0 }, ''); // as the router does; an entry without a state is a jump
  look();
  addEventListener('popstate', onPop);
}

/** Opens something that Back closes while it is open; `set` says how many steps back it has now. */
export function openLayer(onBack: () => void): { set: (depth: number) => void; close: () => void } {
  listenForBack();
  const layer: Layer = { depth: 0, onBack };
  layers.push(layer);
  return {
    set: (depth) => {
      layer.depth = depth;
      settleSoon();
    },
    close: () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    },
  };
}

/** Goes to another screen in place of the topmost layer's entry, since the layers stay behind with their screen. */
export function goOn(push: () => void, replace: () => void): void {
  afterReturn(() => {
    look();
    if (at.depth > 0) replace();
    else push();
    look();
  });
}

/** Changes the address of this screen, which lies below the entries of whatever is open on it. */
export function changeAddress(replace: () => void): void {
  afterReturn(() => {
    look();
    if (at.depth > 0) goBack(at.depth, replace);
    else replace();
    look();
  });
}
