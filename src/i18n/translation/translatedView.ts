/**
 * The same tree of texts, each leaf as `translate` gives it when it is read: of a long catalogue, only what is shown is
 * requested. The parts of a view are the same objects every time.
 */
export function translatedView<Tree extends object>(tree: Tree, translate: (text: string) => string): Tree {
  const views = new WeakMap<object, object>();

  function viewOf<Part extends object>(part: Part): Part {
    const knownView = views.get(part);
    if (knownView) return knownView as Part; // it is this part's own view
    const view = new Proxy(part, {
      get(target, key, receiver) {
        const value: unknown = Reflect.get(target, key, receiver);
        if (!Object.hasOwn(target, key)) return value;
        if (typeof value === 'string') return translate(value);
        return typeof value === 'object' && value !== null ? viewOf(value) : value;
      },
    });
    views.set(part, view);
    return view;
  }

  return viewOf(tree);
}
