import { createRoot } from 'react-dom/client';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
createRoot(element).render(<p>Hello</p>);
addEventListener('load', () => navigator.serviceWorker.register('/sw.js'), { once: true });
