import '@exchange/ui/reset.css';
import '@exchange/ui/styles.css';
import { createApp } from '@exchange/site/frame';
import '../shell/styles.css';
import { createServices } from '../services/services.ts';
import { shell } from '../shell/shell.tsx';

export default createApp(shell, createServices);
