import 'ashlar'
import 'ashlar/ashlar.css'
import { createApp } from 'vue'
import App from './app.vue'

createApp(App).mount('#app')
